import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Access, AccessArgs, PayloadRequest, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

/** Postgres cuts longer names off without a word. */
const identifierCharactersMax = 63

let config: SanitizedConfig

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-reading-the-configuration')
  config = await (await import('../../payload.config')).default
})

/** The part of a request that access rules look at. */
function requestOf(user: object | null): AccessArgs {
  return { req: { user } as PayloadRequest }
}

const outsiders = [
  ['an anonymous visitor', requestOf(null)],
  ['an owner', requestOf({ id: 1, collection: 'owners', properties: [] })],
] as const

async function findWritable(verb: 'create' | 'update' | 'delete', args: AccessArgs) {
  const answers = await Promise.all(
    config.collections.map(async ({ slug, access }) => {
      const rule: Access = access[verb]
      return { slug, answer: await rule(args) }
    }),
  )
  return answers.filter(({ answer }) => answer !== false).map(({ slug }) => slug)
}

describe('what the desk says of an action', () => {
  it('stays in sight for as long as a sentence takes to read', () => {
    expect(config.admin.toast?.duration).toBeGreaterThanOrEqual(10_000)
  })
})

describe('access to the collections', () => {
  it.each(outsiders)('never lets %s create a record', async (_name, args) => {
    const slugs = await findWritable('create', args)
    expect(slugs).toEqual([])
  })
  it.each(outsiders)('never lets %s delete a record', async (_name, args) => {
    const slugs = await findWritable('delete', args)
    expect(slugs).toEqual([])
  })
  // Owners neither: the portal changes their account, and asks for what the interface would not.
  it.each(outsiders)('never lets %s change a record', async (_name, args) => {
    const slugs = await findWritable('update', args)
    expect(slugs).toEqual([])
  })
  it.each(outsiders)(
    'keeps versions, enquiries, accounts and locks from %s',
    async (_name, args) => {
      const versioned = config.collections.filter(({ versions }) => versions)
      const answers = await Promise.all(
        versioned.map(async ({ access }) => access.readVersions?.(args)),
      )
      expect(answers.length).toBeGreaterThan(0)
      expect(new Set(answers)).toEqual(new Set([false]))
      const closed = ['enquiries', 'users', 'payload-locked-documents', 'payload-kv']
      const rules = config.collections.filter(({ slug }) => closed.includes(slug))
      expect(rules).toHaveLength(closed.length)
      expect(await Promise.all(rules.map(async ({ access }) => access.read(args)))).toEqual(
        closed.map(() => false),
      )
    },
  )
  it.each(outsiders)('never lets %s into the admin', async (_name, args) => {
    const accounts = config.collections.filter(({ auth }) => auth)
    const answers = await Promise.all(accounts.map(async ({ access }) => access.admin?.(args)))
    expect(answers).toEqual(accounts.map(() => false))
  })
})

describe('access to the settings and jobs', () => {
  it.each(outsiders)('never lets %s change a setting', async (_name, args) => {
    const answers = await Promise.all(config.globals.map(async ({ access }) => access.update(args)))
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers)).toEqual(new Set([false]))
  })
  it.each(outsiders)('never lets %s run jobs', async (_name, args) => {
    const { run, queue, cancel } = config.jobs.access ?? {}
    const answers = await Promise.all([run, queue, cancel].map(async (may) => may?.(args)))
    expect(answers).toEqual([false, false, false])
  })
})

describe('accounts', () => {
  it('all have sessions that the server can end, in a cookie of this site alone', () => {
    const accounts = config.collections.filter(({ auth }) => Boolean(auth))
    expect(accounts.map(({ slug }) => slug).sort()).toEqual(['owners', 'users'])
    for (const { auth } of accounts) {
      expect(auth).toMatchObject({
        ...{ useSessions: true, maxLoginAttempts: 5, cookies: { sameSite: 'Lax' } },
        cookies: expect.not.objectContaining({ domain: expect.anything() }),
      })
      expect(auth.useAPIKey ?? false).toBe(false)
      expect(auth.tokenExpiration).toBeLessThanOrEqual(24 * 60 * 60)
    }
  })

  it('are known by their cookie to requests of this site alone', () => {
    // The framework adds the address of the server once more.
    expect(new Set(config.csrf)).toEqual(new Set([config.serverURL]))
    expect(config.cors).toEqual([config.serverURL])
  })

  it('have no second way in, and nobody looks around by another language of questions', () => {
    expect(config.graphQL.disable).toBe(true)
    expect(config.admin.autoLogin ?? false).toBe(false)
    expect(config.debug ?? false).toBe(false)
    expect(config.maxDepth).toBeLessThanOrEqual(3)
  })
})

describe('the admin', () => {
  it('names every collection and setting in four languages', () => {
    const labels = [
      ...config.collections
        .filter(({ slug }) => !slug.startsWith('payload-'))
        .flatMap(({ labels }) => [labels.singular, labels.plural]),
      ...config.globals
        .filter(({ slug }) => !slug.startsWith('payload-'))
        .map(({ label }) => label),
    ]
    const inFourLanguages = z.object({
      nl: z.string().min(1),
      fr: z.string().min(1),
      en: z.string().min(1),
      de: z.string().min(1),
    })
    // A label that says itself in the language of the desk carries its texts as well.
    const texts = labels.map((label) => (typeof label === 'function' ? { ...label } : label))
    expect(texts.filter((text) => !inFourLanguages.safeParse(text).success)).toEqual([])
  })
})

describe('the migrations', () => {
  it('use no name that Postgres would cut off', () => {
    const folder = path.join(import.meta.dirname, '../../migrations')
    const snapshots = readdirSync(folder).filter((name) => name.endsWith('.json'))
    expect(snapshots.length).toBeGreaterThan(0)
    const texts = snapshots.map((name) => readFileSync(path.join(folder, name), 'utf8'))
    const names = texts.flatMap((text) => [...text.matchAll(/"name":\s*"([^"]+)"/g)])
    expect(names.length).toBeGreaterThan(100)
    const tooLong = names.map(([, name = '']) => name).filter(isTooLong)
    expect(tooLong).toEqual([])
  })
})

function isTooLong(name: string): boolean {
  return name.length > identifierCharactersMax
}

describe('the addresses of the site', () => {
  it('hide none of those at which the desk saves its records', () => {
    const taken = readdirSync(path.join(import.meta.dirname, '../../src/app/api'))
    const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug)
    expect(taken.length).toBeGreaterThan(10)
    expect(taken.filter((segment) => [...slugs, 'globals', 'access'].includes(segment))).toEqual([])
  })
})
