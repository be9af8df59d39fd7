import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { inData } from '../paths'
import { keepAdminLogin } from '../settings/load-settings'
import type { Settings } from '../settings/settings'
import { isMissingFile } from '../terminal/advice'
import type { Environment } from '../terminal/child'
import type { Progress } from '../terminal/progress'
import { migrate, withDatabaseLock } from './migrate'
import { fingerprintSeed, seed } from './seed'
import { readSeedStamp, writeSeedStamp, type SeedStamp } from './seed-stamp'

export type Preparation = {
  databaseUrl: string
  settings: Settings
  env: Environment
  progress: Progress
}

function needsSeed(stamp: SeedStamp | null, content: string, settings: Settings): boolean {
  if (stamp === null || stamp.content !== content) return true
  // Somebody asks for another login than the one the seed made.
  return stamp.cloneId === settings.cloneId && stamp.adminEmail !== settings.adminEmail
}

/** How many steps `prepareDatabase` prints. */
export const preparationSteps = 2

/**
 * Migrates and seeds the database as far as it needs it. On a database that is up to date it
 * changes nothing.
 *
 * @throws Advice when a migration or the seed refuses
 */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { databaseUrl, settings, env, progress } = preparation
  const wait = () => console.log('    waiting for another command that prepares this database')
  await withDatabaseLock(
    databaseUrl,
    async () => {
      await progress.step(
        'Migrating the database',
        ({ report }) => migrate(databaseUrl, env, report),
        (count) => (count === 0 ? 'nothing to do' : `${count} migrations`),
      )
      await progress.step(
        'Seeding the bundled agency',
        async ({ report }) => {
          const content = await fingerprintSeed()
          const stamp = await readSeedStamp(databaseUrl)
          if (!needsSeed(stamp, content, settings)) return false
          await seed(env, report)
          await keepAdminLogin(settings)
          const { cloneId, adminEmail } = settings
          await writeSeedStamp(databaseUrl, { content, cloneId, adminEmail })
          return true
        },
        (isNew) => (isNew ? 'seeded' : 'nothing to do'),
      )
    },
    wait,
  )
}

const loginsSchema = z.array(
  z.object({ label: z.string(), email: z.string(), password: z.string() }),
)
export type Login = z.infer<typeof loginsSchema>[number]

async function readSeedLogins(): Promise<Login[]> {
  try {
    return loginsSchema.parse(JSON.parse(await readFile(inData('logins.json'), 'utf8')))
  } catch (err) {
    if (isMissingFile(err)) return []
    throw err
  }
}

/**
 * The logins that the seed made from this clone; none for a database that was seeded elsewhere,
 * whose passwords are not known here.
 */
export async function findLogins(databaseUrl: string, settings: Settings): Promise<Login[]> {
  const stamp = await readSeedStamp(databaseUrl)
  if (stamp?.cloneId !== settings.cloneId) return []
  const editor = { label: 'Editor', email: settings.adminEmail, password: settings.adminPassword }
  const others = await readSeedLogins()
  return [editor, ...others.filter(({ email }) => email !== editor.email)]
}
