import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

export type SeedCommand = {
  /** Write bundled records over what editors made of them. */
  resetContent: boolean
  /** Whose settings take the place of those of the site; null leaves them as they are. */
  agency: string | null
  /** How many synthetic listings to add for measurements; null for the agency alone. */
  listings: number | null
}

const listingsMax = 1_000_000

const commandSchema = z.object({
  'reset-content': z.boolean().default(false),
  agency: z
    .string()
    .regex(/^[a-z-]+$/)
    .nullable()
    .default(null),
  listings: z.coerce.number().int().min(1).max(listingsMax).nullable().default(null),
})

/**
 * Reads the arguments of `npm run seed --`.
 *
 * @throws Error with one sentence that says what the command accepts
 */
export function parseCommand(args: readonly string[]): SeedCommand {
  const usage = `The seed accepts --reset-content, --agency with a name of seed/agencies, and --listings with a number from 1 to ${listingsMax}.`
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'reset-content': { type: 'boolean' },
        agency: { type: 'string' },
        listings: { type: 'string' },
      },
    })
    const { 'reset-content': resetContent, agency, listings } = commandSchema.parse(values)
    return { resetContent, agency, listings }
  } catch (err) {
    throw new Error(usage, { cause: err })
  }
}

const environmentSchema = z.object({
  MEDIA_DIR: z.string().min(1).default('.data/media'),
  DOCUMENT_DIR: z.string().min(1).default('.data/documents'),
  LOGINS_FILE: z.string().min(1).default('.data/logins.json'),
  SEED_ADMIN_EMAIL: z.email('an e-mail address').default('admin@kassei.example'),
  SEED_ADMIN_PASSWORD: z
    .string()
    .min(12, 'at least 12 characters')
    .max(128, 'at most 128 characters')
    .optional(),
  SEED_OWNERS: z.enum(['on', 'off'], 'on or off').default('off'),
  SEED_OWNER_PASSWORD: z
    .string()
    .min(12, 'at least 12 characters')
    .max(128, 'at most 128 characters')
    .optional(),
})

export type SeedEnvironment = {
  mediaDir: string
  adminEmail: string
  /** Null asks for a new password. */
  adminPassword: string | null
  /** The demo owners; null makes none, because accounts that anybody can read about are for demos. */
  owners: { password: string | null } | null
  documentDir: string
  /** Where the passwords are written that the seed makes up. */
  loginsFile: string
}

/**
 * Reads the settings that the seed has of its own; empty ones count as not set.
 *
 * @throws Error with one sentence per wrong setting
 */
export function parseSeedEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): SeedEnvironment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = environmentSchema.safeParse(filled)
  if (!result.success) {
    const faults = result.error.issues.map(
      ({ path: [name], message }) => `${String(name)} must be ${message}.`,
    )
    throw new Error(faults.join(' '))
  }
  const { MEDIA_DIR, DOCUMENT_DIR, LOGINS_FILE, SEED_ADMIN_EMAIL, SEED_ADMIN_PASSWORD } =
    result.data
  const { SEED_OWNERS, SEED_OWNER_PASSWORD: password = null } = result.data
  return {
    mediaDir: path.resolve(MEDIA_DIR),
    adminEmail: SEED_ADMIN_EMAIL,
    adminPassword: SEED_ADMIN_PASSWORD ?? null,
    owners: SEED_OWNERS === 'on' || password !== null ? { password } : null,
    documentDir: path.resolve(DOCUMENT_DIR),
    loginsFile: path.resolve(LOGINS_FILE),
  }
}
