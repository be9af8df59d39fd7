import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { isStrongSecret, secretCharactersMin } from '@/domain/protection/secret-strength'
import { isPostgresUrl } from '@/server/postgres-url'
import { root } from '../paths'
import { Advice } from '../terminal/advice'

/** What one clone keeps between runs. Made once; holds secrets, so only its owner may read it. */
const storedSchema = z.strictObject({
  /** Signs the sessions of editors and owners. */
  payloadSecret: z.string().min(32),
  /** Tells whether a database was seeded from this clone, so that its login is known here. */
  cloneId: z.uuid(),
  adminEmail: z.email(),
  adminPassword: z.string().min(1),
})

export type StoredSettings = z.infer<typeof storedSchema>

export type Settings = StoredSettings & {
  port: number
  /** Address the server listens on; this machine alone unless `HOST` says otherwise. */
  host: string
  siteUrl: string
  /** A Postgres of one's own; absent means the one that comes with the project. */
  databaseUrl: string | undefined
  /** The archive with the streets of the maps, by its absolute path; absent means no streets. */
  mapTilesFile: string | undefined
}

export type Variables = Readonly<Record<string, string | undefined>>

const passwordCharactersMin = 12

const port = z.coerce
  .number('a whole number from 1 to 65535, such as PORT=3001')
  .int('a whole number from 1 to 65535, such as PORT=3001')
  .min(1, 'a whole number from 1 to 65535, such as PORT=3001')
  .max(65_535, 'a whole number from 1 to 65535, such as PORT=3001')

const variablesSchema = z.object({
  PORT: port.default(3000),
  // The server compares addresses by name and calls the loopback address "localhost".
  HOST: z
    .string()
    .default('localhost')
    .transform((host) => (isLoopback(host) ? 'localhost' : host)),
  SITE_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'an http or https address, such as https://www.example.be',
    )
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'the address of a Postgres database, such as postgres://user:password@host:5432/gevel (special characters in the password percent-encoded)',
    )
    .optional(),
  PAYLOAD_SECRET: z
    .string()
    .refine(
      isStrongSecret,
      `at least ${secretCharactersMin} characters of random text that nobody can guess, such as the output of "openssl rand -hex 32", or not set at all`,
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'the number of proxies in front of the site, from 0 to 9')
    .optional(),
  MAP_TILES_FILE: z
    .string()
    .refine(
      (given) => !/^[a-z]+:\/\//i.test(given),
      'the path of a file on this machine, such as .data/belgium.pmtiles',
    )
    .optional(),
  SEED_ADMIN_EMAIL: z.email('an e-mail address').optional(),
  SEED_ADMIN_PASSWORD: z
    .string()
    .min(passwordCharactersMin, `at least ${passwordCharactersMin} characters`)
    .optional(),
})

/** New settings for a clone that has none. */
export function createStoredSettings(): StoredSettings {
  return {
    payloadSecret: randomBytes(32).toString('hex'),
    cloneId: randomUUID(),
    adminEmail: 'editor@example.com',
    adminPassword: randomBytes(12).toString('base64url'),
  }
}

/**
 * Reads the text of the settings file.
 *
 * @param file its name, for the message
 * @throws Advice when it is not what this project wrote
 */
export function parseStoredSettings(text: string, file: string): StoredSettings {
  const result = storedSchema.safeParse(parseJson(text))
  if (result.success) return result.data
  const where = result.error.issues[0]?.path.join('.')
  throw new Advice(
    `The settings in ${path.basename(file)} cannot be read${where ? ` (at "${where}")` : ''}: mend ${file}, or move it away and a new one with new secrets is made.`,
  )
}

/**
 * The settings of this run: what the clone keeps, with environment variables on top.
 *
 * @throws Advice naming the variable that is malformed; its value, which may be secret, is not
 * repeated
 */
export function mergeSettings(stored: StoredSettings, variables: Variables): Settings {
  const given = variablesSchema.safeParse(withoutBlanks(variables))
  if (!given.success) {
    const sentences = given.error.issues.map(
      (issue) => `${issue.path.join('.')} must be ${issue.message}`,
    )
    throw new Advice(`Set it right and start again: ${[...new Set(sentences)].join('; ')}.`)
  }
  const { PORT, HOST, SITE_URL, DATABASE_URL, PAYLOAD_SECRET, MAP_TILES_FILE } = given.data
  return {
    ...stored,
    payloadSecret: PAYLOAD_SECRET ?? stored.payloadSecret,
    adminEmail: given.data.SEED_ADMIN_EMAIL ?? stored.adminEmail,
    adminPassword: given.data.SEED_ADMIN_PASSWORD ?? stored.adminPassword,
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL === undefined ? `http://localhost:${PORT}` : new URL(SITE_URL).origin,
    databaseUrl: DATABASE_URL,
    // The server of the site runs in a folder of its own, so it cannot be left relative.
    mapTilesFile: MAP_TILES_FILE === undefined ? undefined : path.resolve(root, MAP_TILES_FILE),
  }
}

function isLoopback(host: string): boolean {
  return host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses `undefined` with the sentence that says what to do.
    return undefined
  }
}

/** A variable that is set to nothing (`PORT=`) counts as not set. */
function withoutBlanks(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
}
