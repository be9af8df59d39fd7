import { expect, it } from 'vitest'
import { parseEnv, settingNames } from '@/server/env'
import { toAddresses } from './processor-queries'

/** Settings with an address of something that handles no data of visitors, and why. */
const noProcessor: Readonly<Record<string, string>> = {
  SITE_URL: 'is the site itself',
  REDIS_URL: 'keeps pages, and nothing of one person',
}

const settings = {
  DATABASE_URL: 'postgres://gevel@db.firm-a.example/gevel',
  DATABASE_REPLICA_URLS:
    'postgres://gevel@one.firm-b.example/gevel,postgres://gevel@two.firm-c.example/gevel',
  S3_ENDPOINT: 'https://s3.firm-d.example',
  SMTP_URL: 'smtp://mail.firm-e.example',
  CLAMD_URL: 'tcp://scan.firm-f.example:3310',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.firm-g.example',
}

const others = {
  ...{ PAYLOAD_SECRET: 'v7qLzT3nXw9RkB2mYc8JdHs5PfGa4UeN', SITE_URL: 'https://kassei.example' },
  ...{ S3_BUCKET: 'gevel', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', NODE_ENV: 'test' },
}

it('tells every service that a setting names, but for those that handle no data of visitors', () => {
  const addressed = settingNames.filter((name) => /_(?:URLS?|ENDPOINT)$/.test(name))
  expect([...Object.keys(settings), ...Object.keys(noProcessor)].sort()).toEqual(addressed.sort())
  expect(toAddresses(parseEnv({ ...others, ...settings }))).toEqual({
    database: [settings.DATABASE_URL, ...settings.DATABASE_REPLICA_URLS.split(',')],
    files: [settings.S3_ENDPOINT],
    mail: [settings.SMTP_URL],
    scanner: [settings.CLAMD_URL],
    traces: [settings.OTEL_EXPORTER_OTLP_ENDPOINT],
  })
})
