import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nextEnv from '@next/env'
import { dataDir, inData, root } from '../paths'
import { hasCode, isMissingFile } from '../terminal/advice'
import {
  createStoredSettings,
  mergeSettings,
  parseStoredSettings,
  type Settings,
  type StoredSettings,
} from './settings'

export const settingsFile = inData('settings.json')

/** Writes a file that only its owner may read, whole or not at all. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600 })
  await chmod(draft, 0o600)
  await rename(draft, file)
}

async function readStored(): Promise<StoredSettings | null> {
  try {
    return parseStoredSettings(await readFile(settingsFile, 'utf8'), settingsFile)
  } catch (err) {
    if (isMissingFile(err)) return null
    throw err
  }
}

async function readOrCreateStored(): Promise<StoredSettings> {
  const stored = await readStored()
  if (stored) return stored
  const created = createStoredSettings()
  await mkdir(dataDir, { recursive: true })
  try {
    // `wx`: of two commands that start at the same time, one makes the file and both use it.
    await writeFile(settingsFile, `${JSON.stringify(created, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    return created
  } catch (err) {
    const other = hasCode(err) && err.code === 'EEXIST' ? await readStored() : null
    if (other) return other
    throw err
  }
}

/**
 * The settings of this run. `.env` and `.env.local` in the repository count as environment, as
 * they do for the framework; the real environment wins.
 *
 * @throws Advice when a setting is malformed
 */
export async function loadSettings(): Promise<Settings> {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error })
  return mergeSettings(await readOrCreateStored(), process.env)
}

/** Keeps the editor's login that was asked for, so that later runs print the one that works. */
export async function keepAdminLogin(settings: Settings): Promise<void> {
  const stored = await readOrCreateStored()
  const { adminEmail, adminPassword } = settings
  if (stored.adminEmail === adminEmail && stored.adminPassword === adminPassword) return
  const next: StoredSettings = { ...stored, adminEmail, adminPassword }
  await writePrivateFile(settingsFile, `${JSON.stringify(next, null, 2)}\n`)
}
