import path from 'node:path'
import { z } from 'zod'
import { isStrongSecret, secretCharactersMin } from '@/domain/protection/secret-strength'
import { isPostgresUrl } from './postgres-url'

const postgresUrl = z
  .string('the address of a Postgres database, such as postgres://user:password@host:5432/gevel')
  .refine(
    isPostgresUrl,
    'the address of a Postgres database, such as postgres://user:password@host:5432/gevel (special characters in the password percent-encoded)',
  )

const origin = z
  .string('the address of the site')
  .refine(isOrigin, 'an http or https address without a path, such as https://www.example.be')
  .transform((url) => new URL(url).origin)

const smtpUrl = z
  .string()
  .refine(isSmtpUrl, 'the address of a mail server, such as smtps://user:password@mail.example.be')

const clamdUrl = z
  .string()
  .refine(isClamdUrl, 'the address of a ClamAV daemon, such as tcp://clamav:3310')

const redisUrl = z
  .string()
  .refine(isRedisUrl, 'the address of a Redis or Valkey, such as redis://cache:6379')

const httpUrl = z
  .string()
  .refine(isHttpUrl, 'an http or https address, such as https://s3.eu-west-3.example.com')

/** Several addresses with commas between them. */
const replicaUrls = z
  .string()
  .transform((given) => given.split(',').map((each) => each.trim()))
  .refine(
    (urls) => urls.every(isPostgresUrl),
    'addresses of Postgres databases with commas between them, such as postgres://user:password@replica:5432/gevel',
  )

/** A folder; relative ones are taken from the folder in which the process was started. */
const folder = (fallback: string) =>
  z
    .string()
    .min(1, 'the path of a folder that the site may write in')
    .default(fallback)
    .transform((given) => path.resolve(/* turbopackIgnore: true */ process.cwd(), given))

/** A file that may be set; a relative path is taken as that of a folder is. */
const optionalFile = z
  .string()
  .transform((given) => path.resolve(/* turbopackIgnore: true */ process.cwd(), given))
  .optional()

const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], 'one of development, production, test')
      .default('development'),
    DATABASE_URL: postgresUrl,
    /** Copies of the database that follow it, for what the framework reads; none unless set. */
    DATABASE_REPLICA_URLS: replicaUrls.default([]),
    PAYLOAD_SECRET: z.string('a secret text').min(1, 'a secret text'),
    SITE_URL: origin.default('http://localhost:3000'),
    PORT: z.coerce
      .number('a port number from 1 to 65535')
      .int('a port number from 1 to 65535')
      .min(1, 'a port number from 1 to 65535')
      .max(65_535, 'a port number from 1 to 65535')
      .default(3000),
    /** What the server listens on, by the name under which the framework reads it too. */
    HOSTNAME: z.string().default('localhost'),
    /** Proxies in front of the site, whose entries in `X-Forwarded-For` are believed. */
    TRUSTED_PROXIES: z.coerce
      .number('the number of proxies in front of the site, from 0 to 9')
      .int('the number of proxies in front of the site, from 0 to 9')
      .min(0, 'the number of proxies in front of the site, from 0 to 9')
      .max(9, 'the number of proxies in front of the site, from 0 to 9')
      .default(0),
    MEDIA_DIR: folder('.data/media'),
    DOCUMENT_DIR: folder('.data/documents'),
    IMAGE_CACHE_DIR: folder('.data/image-cache'),
    /** Where letters with a link into an account lie while no mail server is set. */
    OUTBOX_DIR: folder('.data/outbox'),
    /** The archive with the streets of the maps; without it the maps show the land alone. */
    MAP_TILES_FILE: optionalFile,
    /** The mail server, such as `smtps://user:password@mail.example.be`; without it mails stay in the outbox. */
    SMTP_URL: smtpUrl.optional(),
    /** The address that mails come from; that of the agency's settings unless set. */
    MAIL_FROM: z.email('an e-mail address, such as info@example.be').optional(),
    /** Seconds until a mail is tried a second time; each further pause is twice as long. */
    MAIL_RETRY_SECONDS: z.coerce
      .number('a number of seconds, from 1 to 3600')
      .min(1, 'a number of seconds, from 1 to 3600')
      .max(3600, 'a number of seconds, from 1 to 3600')
      .default(15),
    /** A scanner for the files of visitors, such as `tcp://clamav:3310`; without it none is scanned. */
    CLAMD_URL: clamdUrl.optional(),
    /** For development: feeds and their pictures may be fetched from this machine and its network. */
    FEEDS_FROM_NETWORK: z.enum(['on', 'off'], 'on or off').default('off'),
    /** `off` where another server of the same site does the jobs: mails, imports, what is planned. */
    JOBS: z.enum(['on', 'off'], 'on or off').default('on'),
    /** What several servers of the same build share pages in; each keeps its own unless set. */
    REDIS_URL: redisUrl.optional(),
    /** Where uploads are kept in place of folders; needs a bucket and, unless the machine has them, keys. */
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Opens `/internal/metrics/` to whoever sends it as a bearer token. */
    METRICS_TOKEN: z
      .string()
      .refine(isStrongSecret, `at least ${secretCharactersMin} characters of random text`)
      .optional(),
    /** A collector of traces, such as `http://collector:4318`; none are made unless set. */
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    /** Shows the examples of components, modules and forms; development shows them anyway. */
    GEVEL_STYLEGUIDE: z.enum(['on', 'off'], 'on or off').default('off'),
  })
  .superRefine(({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, context) => {
    if (S3_ENDPOINT !== undefined && S3_BUCKET === undefined) {
      const message = 'the name of a bucket, because S3_ENDPOINT is set'
      context.addIssue({ code: 'custom', path: ['S3_BUCKET'], message })
    }
    if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined)) {
      const message = 'set together with S3_SECRET_ACCESS_KEY, or neither of them'
      context.addIssue({ code: 'custom', path: ['S3_ACCESS_KEY_ID'], message })
    }
  })
  .superRefine(({ NODE_ENV, PAYLOAD_SECRET }, context) => {
    if (NODE_ENV !== 'production' || isStrongSecret(PAYLOAD_SECRET)) return
    context.addIssue({
      code: 'custom',
      path: ['PAYLOAD_SECRET'],
      message: `at least ${secretCharactersMin} characters of random text in production, such as the output of "openssl rand -hex 32"`,
    })
  })

export type Env = z.infer<typeof schema>

/** What may be set, by name. */
export const settingNames = schema.keyof().options

/**
 * Reads and checks the settings of the process.
 *
 * @throws Error with one sentence per variable that is missing or wrong; values are never repeated,
 * because they may be secret
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = schema.safeParse(withoutBlanks(source))
  if (result.success) return result.data
  const sentences = result.error.issues.map(
    (issue) => `${issue.path.join('.')} must be ${issue.message}.`,
  )
  throw new Error(`The environment is not complete. ${[...new Set(sentences)].join(' ')}`)
}

let checked: Env | undefined

/** The settings of this process, checked when they are first asked for. */
export function env(): Env {
  checked ??= parseEnv(process.env)
  return checked
}

/** A variable that is set to nothing (`PORT=`) counts as not set. */
function withoutBlanks(source: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}

function isClamdUrl(text: string): boolean {
  return /^tcp:\/\/[^\s/:@]+:\d{1,5}$/.test(text) && URL.canParse(text)
}

function isRedisUrl(text: string): boolean {
  return /^rediss?:\/\/\S+$/.test(text) && URL.canParse(text)
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
}
