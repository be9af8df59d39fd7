import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

const complete = {
  DATABASE_URL: 'postgres://gevel:gevel@127.0.0.1:5432/gevel',
  PAYLOAD_SECRET: 'a-secret-for-tests',
}

describe('parseEnv', () => {
  it('fills in what has a sensible default', () => {
    const env = parseEnv(complete)
    expect(env.SITE_URL).toBe('http://localhost:3000')
    expect([env.HOSTNAME, env.PORT]).toEqual(['localhost', 3000])
    expect(env.TRUSTED_PROXIES).toBe(0)
    expect(env.MEDIA_DIR).toBe(path.resolve('.data/media'))
  })
  it('keeps an absolute folder as it is', () => {
    expect(parseEnv({ ...complete, MEDIA_DIR: '/srv/media' }).MEDIA_DIR).toBe('/srv/media')
  })
  it('knows no archive of streets unless one is set, and where a relative one lies', () => {
    expect(parseEnv({ ...complete, MAP_TILES_FILE: ' ' }).MAP_TILES_FILE).toBeUndefined()
    expect(parseEnv({ ...complete, MAP_TILES_FILE: 'streets.pmtiles' }).MAP_TILES_FILE).toBe(
      path.resolve('streets.pmtiles'),
    )
  })
  it('treats a variable that is set to nothing as not set', () => {
    expect(parseEnv({ ...complete, PORT: '', SITE_URL: ' ' }).PORT).toBe(3000)
  })
  it('names every variable that is missing or wrong, and what was expected', () => {
    expect(() => parseEnv({ PORT: 'many' })).toThrow(
      /DATABASE_URL must be the address of a Postgres.*PAYLOAD_SECRET must be a secret text.*PORT must be a port number/,
    )
  })
  it.each(['-1', '1.5', '10', 'true'])('refuses %s trusted proxies', (given) => {
    expect(() => parseEnv({ ...complete, TRUSTED_PROXIES: given })).toThrow(/TRUSTED_PROXIES must/)
  })
  it('refuses a site address with a path', () => {
    expect(() => parseEnv({ ...complete, SITE_URL: 'https://example.be/nl/' })).toThrow(/SITE_URL/)
  })
  it('never repeats a value, which may be secret', () => {
    const secret = 'mysql://root:hunter2@db'
    expect(() => parseEnv({ ...complete, DATABASE_URL: secret })).not.toThrow(/hunter2/)
    expect(() => parseEnv({ ...complete, DATABASE_URL: secret })).toThrow(/DATABASE_URL/)
  })
  it('refuses a secret that can be guessed in production only', () => {
    const production = { ...complete, NODE_ENV: 'production' }
    expect(() => parseEnv(production)).toThrow(/PAYLOAD_SECRET/)
    expect(() => parseEnv({ ...production, PAYLOAD_SECRET: 'a'.repeat(64) })).toThrow(
      /PAYLOAD_SECRET/,
    )
    expect(() =>
      parseEnv({ ...production, PAYLOAD_SECRET: 'please-change-this-secret-in-production' }),
    ).toThrow(/PAYLOAD_SECRET/)
    expect(
      parseEnv({ ...production, PAYLOAD_SECRET: '9f8a1c60e3b74d25a07e61cf3d94b852' }).NODE_ENV,
    ).toBe('production')
  })

  it('reads copies of the database from one text, and none from no text', () => {
    const urls = 'postgres://a@one/gevel, postgres://a@two/gevel'
    expect(parseEnv({ ...complete, DATABASE_REPLICA_URLS: urls }).DATABASE_REPLICA_URLS).toEqual([
      'postgres://a@one/gevel',
      'postgres://a@two/gevel',
    ])
    expect(parseEnv(complete).DATABASE_REPLICA_URLS).toEqual([])
  })

  it.each([
    ['DATABASE_REPLICA_URLS', 'postgres://a@one/gevel,two'],
    ['REDIS_URL', 'http://cache:6379'],
    ['S3_ENDPOINT', 'objects:9000'],
    ['JOBS', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ])('refuses a wrong %s without repeating it', (name, value) => {
    const read = () => parseEnv({ ...complete, [name]: value })
    expect(read).toThrow(name)
    expect(read).not.toThrow(value)
  })

  it('asks for the bucket of an object store, and for both of its keys or neither', () => {
    const store = { ...complete, S3_ENDPOINT: 'http://objects:9000' }
    expect(() => parseEnv(store)).toThrow('S3_BUCKET')
    const named = { ...store, S3_BUCKET: 'gevel' }
    expect(parseEnv(named).S3_BUCKET).toBe('gevel')
    expect(() => parseEnv({ ...named, S3_ACCESS_KEY_ID: 'a' })).toThrow('S3_ACCESS_KEY_ID')
  })
})
