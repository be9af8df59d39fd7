import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { inRoot } from '../../scripts/paths'
import { parseEnv } from '@/server/env'

const serviceSchema = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
})
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) })

/** With the references between its parts followed, as Docker does. */
async function readCompose() {
  const text = await readFile(inRoot('docker-compose.scale.yml'), 'utf8')
  return { text, ...composeSchema.parse(parse(text, { merge: true })) }
}

/** Settings that are not the site's own: of the seed. */
const seedSettings = ['SEED_ADMIN_EMAIL', 'SEED_ADMIN_PASSWORD']

const servers = ['web-1', 'web-2', 'web-3', 'worker', 'setup']

describe('docker-compose.scale.yml', () => {
  it('has three servers, a worker, a copy of the database, a cache, an object store and a proxy', async () => {
    const { services } = await readCompose()
    expect(Object.keys(services).sort()).toEqual(
      [...servers, 'bucket', 'cache', 'db', 'db-replica', 'objects', 'proxy'].sort(),
    )
  })

  it.each(servers)('passes %s nothing but settings that the site knows', async (name) => {
    const { services } = await readCompose()
    const given = Object.keys(services[name]?.environment ?? {})
    const read = new Set<string>()
    const complete = { DATABASE_URL: 'postgres://db/gevel', PAYLOAD_SECRET: 'a' }
    const known = Object.keys(parseEnv(complete))
    for (const setting of known) read.add(setting)
    // What has no default is known by being refused, or taken over, when it is given.
    for (const setting of given) {
      const taken = takes({ ...complete, [setting]: 'nothing that would do: \n' }, setting)
      if (taken) read.add(setting)
    }
    expect(given.filter((each) => !read.has(each) && !seedSettings.includes(each))).toEqual([])
  })

  it('gives jobs to the worker alone, and every server the same secret, cache and bucket', async () => {
    const { services } = await readCompose()
    const of = (name: string, setting: string) => services[name]?.environment?.[setting]
    expect(servers.map((name) => of(name, 'JOBS'))).toEqual(['off', 'off', 'off', 'on', 'off'])
    for (const setting of ['PAYLOAD_SECRET', 'REDIS_URL', 'S3_BUCKET', 'DATABASE_URL']) {
      expect(new Set(servers.map((name) => of(name, setting))).size).toBe(1)
    }
  })

  it('knows no secret of its own, and has an example for each one', async () => {
    const { text } = await readCompose()
    const asked = [...text.matchAll(/\$\{([A-Z][A-Z\d_]*):\?\}/g)].map(([, name]) => name)
    const example = await readFile(inRoot('.env.scale.example'), 'utf8')
    const named = [...example.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(5)
    expect([...new Set(asked)].filter((name) => !named.includes(name))).toEqual([])
  })

  it('is what the proxy’s file expects', async () => {
    const { services } = await readCompose()
    const nginx = await readFile(inRoot('docker', 'nginx.conf'), 'utf8')
    const behind = [...nginx.matchAll(/server (web-\d):3000/g)].map(([, name]) => name)
    expect(behind).toEqual(Object.keys(services).filter((name) => name.startsWith('web-')))
    expect(services['web-1']?.environment?.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-1}')
  })
})

/** Whether the settings make something of it: a value, or a refusal that names it. */
function takes(source: Record<string, string>, setting: string): boolean {
  try {
    return setting in parseEnv(source)
  } catch (err) {
    return String(err).includes(setting)
  }
}
