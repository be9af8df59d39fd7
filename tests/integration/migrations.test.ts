import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { toPostgres } from '@/cms/hooks/postgres'
import { withoutStatementLimit } from '../../scripts/postgres/connect'
import { getTestPayload } from '../support/test-payload'

type Snapshot = Readonly<Record<string, unknown>>

/** Numbers of the snapshot itself, and notes about renames: no part of the database's shape. */
const ownParts: readonly string[] = ['id', 'prevId', '_meta']

/** The shape that the newest migration with a snapshot leaves the database in. */
function readMigrated(): Snapshot {
  const folder = path.join(import.meta.dirname, '../../migrations')
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  return JSON.parse(readFileSync(path.join(folder, String(newest)), 'utf8'))
}

/** The shape that the collections ask for. */
async function describeConfigured(): Promise<Snapshot> {
  const db = toPostgres((await getTestPayload()).db)
  const shape = await db.requireDrizzleKit().generateDrizzleJson(db.schema)
  // As it would be written to a file, where what is undefined is left out.
  return JSON.parse(JSON.stringify(shape))
}

/** The tables, enums and so on that are not the same, each as `tables public.pages`. */
function listDifferences(migrated: Snapshot, configured: Snapshot): string[] {
  const parts = [...new Set([...Object.keys(migrated), ...Object.keys(configured)])]
  return parts
    .filter((part) => !ownParts.includes(part))
    .flatMap((part) => {
      const before = toEntries(migrated[part])
      const after = toEntries(configured[part])
      const names = [...new Set([...before.keys(), ...after.keys()])]
      return names
        .filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)))
        .map((name) => `${part} ${name}`)
    })
}

function toEntries(part: unknown): Map<string, unknown> {
  const isObject = typeof part === 'object' && part !== null
  return new Map(isObject ? Object.entries(part) : [['', part]])
}

it('has a migration for every field: else run "npm run migrate:create"', async () => {
  expect(listDifferences(readMigrated(), await describeConfigured())).toEqual([])
})

it('may take longer over a statement than the site does', async () => {
  const { options } = toPostgres((await getTestPayload()).db).pool
  const readLimit = async (connectionString: string) => {
    const pool = new Pool({ ...options, connectionString, max: 1 })
    const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout')
    await pool.end()
    return rows[0]?.statement_timeout
  }
  const url = String(options.connectionString)
  expect(await readLimit(url)).toBe('30s')
  expect(await readLimit(withoutStatementLimit(url))).toBe('0')
})
