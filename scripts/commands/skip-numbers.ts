import { withClient } from '../postgres/connect'
import { openDatabase } from '../postgres/database'
import { skipNumbers } from '../postgres/skip-numbers'
import { loadSettings } from '../settings/load-settings'

/** After a backup was brought back: gives no number of a record a second time. */
export async function run(): Promise<number> {
  const { url } = await openDatabase(await loadSettings())
  const tables = await withClient(url, skipNumbers)
  console.log(`The next records of ${tables} tables have numbers that no lost record had.`)
  return 0
}
