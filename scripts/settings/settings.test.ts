import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths'
import { createStoredSettings, mergeSettings, parseStoredSettings } from './settings'

const stored = createStoredSettings()

describe('parseStoredSettings', () => {
  it('reads back what a new clone writes', () => {
    expect(parseStoredSettings(JSON.stringify(stored), '/x/settings.json')).toEqual(stored)
  })
  it.each([
    ['a file that was cut off', '{"payloadSecret": "'],
    ['a file without the secret', JSON.stringify({ ...stored, payloadSecret: undefined })],
    ['a file with an entry nobody knows', JSON.stringify({ ...stored, secret: 'x' })],
  ])('says in one sentence what to do about %s', (_what, text) => {
    expect(() => parseStoredSettings(text, '/x/settings.json')).toThrow(
      /^The settings in settings\.json cannot be read.*mend \/x\/settings\.json, or move it away.*\.$/,
    )
  })
  it('never repeats a secret', () => {
    const text = JSON.stringify({ ...stored, adminEmail: 'nobody' })
    expect(() => parseStoredSettings(text, 'settings.json')).not.toThrow(stored.payloadSecret)
    expect(() => parseStoredSettings(text, 'settings.json')).toThrow(/at "adminEmail"/)
  })
})

describe('mergeSettings', () => {
  it('serves this machine alone on port 3000 when nothing is set', () => {
    expect(mergeSettings(stored, {})).toEqual({
      ...stored,
      port: 3000,
      host: 'localhost',
      siteUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      mapTilesFile: undefined,
    })
  })
  it('takes a relative archive of streets from the folder of the project', () => {
    const fileOf = (MAP_TILES_FILE: string) =>
      mergeSettings(stored, { MAP_TILES_FILE }).mapTilesFile
    expect(fileOf('.data/belgium.pmtiles')).toBe(path.join(root, '.data', 'belgium.pmtiles'))
    expect(fileOf('/srv/belgium.pmtiles')).toBe('/srv/belgium.pmtiles')
    expect(fileOf(' ')).toBeUndefined()
  })
  it('lets the environment win over what the clone keeps', () => {
    const settings = mergeSettings(stored, {
      PORT: '4000',
      SEED_ADMIN_EMAIL: 'an@example.be',
      SEED_ADMIN_PASSWORD: 'a long password',
      PAYLOAD_SECRET: '9f8a1c60e3b74d25a07e61cf3d94b852',
    })
    expect(settings).toMatchObject({
      port: 4000,
      siteUrl: 'http://localhost:4000',
      adminEmail: 'an@example.be',
      adminPassword: 'a long password',
      payloadSecret: '9f8a1c60e3b74d25a07e61cf3d94b852',
    })
  })
  it.each([
    ['127.0.0.1', 'localhost'],
    ['127.0.1.1', 'localhost'],
    ['::1', 'localhost'],
    ['0.0.0.0', '0.0.0.0'],
    ['192.168.1.10', '192.168.1.10'],
  ])('listens, where HOST is %s, on %s', (HOST, host) => {
    expect(mergeSettings(stored, { HOST }).host).toBe(host)
  })
  it('keeps only the origin of the site address', () => {
    expect(mergeSettings(stored, { SITE_URL: 'https://www.example.be/' }).siteUrl).toBe(
      'https://www.example.be',
    )
  })
  it('treats a variable that is set to nothing as not set', () => {
    expect(mergeSettings(stored, { PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })
  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://root@db/gevel'],
    ['DATABASE_URL', 'postgres://gevel:100%@db/gevel'],
    ['SITE_URL', 'www.example.be'],
    ['SEED_ADMIN_EMAIL', 'an'],
    ['SEED_ADMIN_PASSWORD', 'short'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET', 's'.repeat(64)],
    ['PAYLOAD_SECRET', 'please-change-this-secret-in-production'],
    ['TRUSTED_PROXIES', 'all'],
    ['MAP_TILES_FILE', 'https://tiles.example.com/belgium.pmtiles'],
  ])('says which variable is malformed: %s=%s', (name, value) => {
    expect(() => mergeSettings(stored, { [name]: value })).toThrow(
      new RegExp(`^Set it right and start again: ${name} must be .*\\.$`),
    )
  })
  it('never repeats a malformed value, which may be secret', () => {
    const variables = { DATABASE_URL: 'mysql://root:hunter2@db' }
    expect(() => mergeSettings(stored, variables)).not.toThrow(/hunter2/)
    expect(() => mergeSettings(stored, variables)).toThrow(/DATABASE_URL/)
  })
})
