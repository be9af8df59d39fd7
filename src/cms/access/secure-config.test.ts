import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { nobody } from './nobody'
import { secureConfig } from './secure-config'

const all = { create: nobody, read: nobody, update: nobody, delete: nobody }
const jobs = { access: { run: nobody, queue: nobody, cancel: nobody } }

/** The part of a configuration that the check looks at. */
function configOf(config: Partial<Config>): Config {
  return { jobs, secret: 'test', ...config } as Config
}

describe('secureConfig', () => {
  it('passes a configuration with every rule stated', () => {
    const config = configOf({ collections: [{ slug: 'news', fields: [], access: all }] })
    expect(() => secureConfig(config)).not.toThrow()
  })
  it('names the collection and the operation without a rule', () => {
    const { update: _update, ...access } = all
    const config = configOf({ collections: [{ slug: 'news', fields: [], access }] })
    expect(() => secureConfig(config)).toThrow(/news\.update/)
  })
  it('asks for rules about versions and accounts where they exist', () => {
    const collections = [{ slug: 'staff', fields: [], access: all, auth: true, versions: true }]
    expect(() => secureConfig(configOf({ collections }))).toThrow(
      /staff\.readVersions, staff\.admin, staff\.unlock/,
    )
  })
  it('asks for rules of globals and jobs', () => {
    const config = configOf({ globals: [{ slug: 'menu', fields: [] }], jobs: {} })
    expect(() => secureConfig(config)).toThrow(/global menu\.read.*jobs\.run/)
  })
})
