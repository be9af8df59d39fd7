import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { inRoot } from '../../scripts/paths'
import { settingNames } from '@/server/env'

const serviceSchema = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
})
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) })

/** With the references between its parts followed, as Docker does. */
async function readCompose(file = 'docker-compose.scale.yml') {
  const text = await readFile(inRoot(file), 'utf8')
  return { text, ...composeSchema.parse(parse(text, { merge: true })) }
}

/** Settings that are not the site's own: of the seed, and of the package that sends traces. */
const othersSettings: readonly string[] = [
  ...['SEED_ADMIN_EMAIL', 'SEED_ADMIN_PASSWORD'],
  ...['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'],
]

/** What no composition passes on, and why. */
const nowhere = {
  NODE_ENV: 'the image says it',
  HOSTNAME: 'the image says it',
  PORT: 'inside a container it is always the same',
  MEDIA_DIR: 'lies in the volume',
  DOCUMENT_DIR: 'lies in the volume',
  IMAGE_CACHE_DIR: 'lies in the volume',
  OUTBOX_DIR: 'mails have a server',
  FEEDS_FROM_NETWORK: 'for development',
  GEVEL_STYLEGUIDE: 'for development',
}

/** What one server alone has no use for. */
const ofSeveral = {
  DATABASE_REPLICA_URLS: 'it has one database',
  REDIS_URL: 'it shares its pages with nobody',
  JOBS: 'nobody else does them',
  S3_ENDPOINT: 'its uploads lie in the volume',
  S3_BUCKET: 'its uploads lie in the volume',
  S3_REGION: 'its uploads lie in the volume',
  S3_ACCESS_KEY_ID: 'its uploads lie in the volume',
  S3_SECRET_ACCESS_KEY: 'its uploads lie in the volume',
}

/** The settings that a composition has to pass to its servers. */
const listAsked = (...exceptions: readonly object[]) =>
  settingNames.filter((name) => !exceptions.some((each) => name in each)).toSorted()

/** What a service is given of the site's own settings. */
const listGiven = (environment: object = {}) =>
  Object.keys(environment)
    .filter((name) => !othersSettings.includes(name))
    .toSorted()

const servers = ['web-1', 'web-2', 'web-3', 'worker', 'setup']

describe('docker-compose.scale.yml', () => {
  it('has three servers, a worker, a copy of the database, a cache, an object store and a proxy', async () => {
    const { services } = await readCompose()
    expect(Object.keys(services).sort()).toEqual(
      [...servers, 'bucket', 'cache', 'db', 'db-replica', 'objects', 'proxy'].sort(),
    )
  })

  it.each(servers)(
    'passes %s every setting of the site, and none that it does not know',
    async (name) => {
      const { services } = await readCompose()
      expect(listGiven(services[name]?.environment)).toEqual(listAsked(nowhere))
    },
  )

  it('gives jobs to the worker alone, and every server the same secret, cache and bucket', async () => {
    const { services } = await readCompose()
    const of = (name: string, setting: string) => services[name]?.environment?.[setting]
    expect(servers.map((name) => of(name, 'JOBS'))).toEqual(['off', 'off', 'off', 'on', 'off'])
    for (const setting of ['PAYLOAD_SECRET', 'REDIS_URL', 'S3_BUCKET', 'DATABASE_URL']) {
      expect(new Set(servers.map((name) => of(name, setting))).size).toBe(1)
    }
  })

  it('knows no secret of its own, and has an example for each one and for all that may be set', async () => {
    const { text } = await readCompose()
    const asked = [...text.matchAll(/(?<!\$)\$\{([A-Z][A-Z\d_]*):[?-]/g)].map(([, name]) => name)
    const example = await readFile(inRoot('.env.scale.example'), 'utf8')
    const named = [...example.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name)
    expect(new Set(asked)).toEqual(new Set(named))
  })

  it('is what the proxy’s file expects', async () => {
    const { services } = await readCompose()
    const nginx = await readFile(inRoot('docker', 'nginx.conf'), 'utf8')
    const behind = [...nginx.matchAll(/server (web-\d):3000/g)].map(([, name]) => name)
    expect(behind).toEqual(Object.keys(services).filter((name) => name.startsWith('web-')))
    expect(services['web-1']?.environment?.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-1}')
  })
})

describe('docker-compose.yml', () => {
  it.each(['web', 'setup'])(
    'passes %s every setting that one server has a use for',
    async (name) => {
      const { services } = await readCompose('docker-compose.yml')
      expect(listGiven(services[name]?.environment)).toEqual(listAsked(nowhere, ofSeveral))
    },
  )
})
