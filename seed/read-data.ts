import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { checkReferences } from './check-references'
import { SeedFault } from './seed-fault'
import { agencySettings, type AgencySettings } from './schema/globals'
import { seedFiles, type SeedData, type SeedFile } from './schema/seed-data'

/** Where the bundled files are. */
export const seedDataDir = fileURLToPath(new URL('./data', import.meta.url))

/** Where the settings of the other agencies are. */
const agenciesDir = fileURLToPath(new URL('./agencies', import.meta.url))

/**
 * Reads all bundled files and checks each of them, and then what they say of each other. Nothing
 * is written before this has succeeded.
 *
 * @param agency whose settings take the place of the demo agency's; null for its own
 * @throws SeedFault naming file, record, field and reason of the first fault
 */
export async function readSeedData(
  directory = seedDataDir,
  agency: string | null = null,
): Promise<SeedData> {
  const files = Object.keys(seedFiles).filter(isSeedFile)
  const entries = await Promise.all(
    files.map(async (file) => [file, await readSeedFile(directory, file)] as const),
  )
  // Each entry was checked by the schema of its own file.
  const bundled = Object.fromEntries(entries) as SeedData
  const settings = agency === null ? {} : await readAgency(agency)
  const data = { ...bundled, globals: { ...bundled.globals, ...settings } }
  checkReferences(data)
  return data
}

/** The names that `--agency` accepts. */
export async function listAgencies(): Promise<string[]> {
  const files = await readdir(agenciesDir)
  return files.filter((file) => file.endsWith('.json')).map((file) => path.parse(file).name)
}

async function readAgency(name: string): Promise<AgencySettings> {
  const names = await listAgencies()
  if (!names.includes(name)) {
    throw new Error(`There is no agency "${name}" in seed/agencies, only ${names.join(', ')}.`)
  }
  const json = parseJson(name, await readText(agenciesDir, name))
  const result = agencySettings.safeParse(json)
  if (result.success) return result.data
  throw toFault(name, json, result.error.issues[0])
}

async function readSeedFile(directory: string, file: SeedFile): Promise<unknown> {
  const json = parseJson(file, await readText(directory, file))
  const result = seedFiles[file].safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw toFault(file, json, issue)
}

async function readText(directory: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(directory, `${file}.json`), 'utf8')
  } catch (err) {
    throw new SeedFault({ file }, `cannot be read (${err instanceof Error ? err.message : err})`)
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (err) {
    throw new SeedFault({ file }, `is no JSON (${err instanceof Error ? err.message : err})`)
  }
}

function toFault(file: string, json: unknown, issue: z.core.$ZodIssue | undefined): SeedFault {
  const [first, ...rest] = issue?.path ?? []
  const isList = Array.isArray(json) && typeof first === 'number'
  const record = isList ? `record ${first + 1}${nameOf(json[first])}` : undefined
  const fieldPath = isList ? rest : (issue?.path ?? [])
  const field = fieldPath.length > 0 ? fieldPath.map(String).join('.') : undefined
  return new SeedFault({ file, record, field }, reasonOf(issue))
}

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'is not as the schema wants it'
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`
  return issue.input === undefined && issue.code === 'invalid_type'
    ? `is missing (expected ${issue.expected})`
    : issue.message
}

const naturalKeys = ['publicId', 'key', 'path', 'originalPath', 'webId', 'code', 'from'] as const

function nameOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return ''
  const values: Partial<Record<string, unknown>> = { ...record }
  const name = naturalKeys.find((key) => values[key] !== undefined)
  return name === undefined ? '' : ` (${name} ${String(values[name])})`
}

function isSeedFile(name: string): name is SeedFile {
  return name in seedFiles
}
