import { openDatabase } from '../postgres/database'
import { loadSettings } from '../settings/load-settings'

/** Keeps the database running until Ctrl-C, for tools that want to connect to it. */
export async function run(): Promise<number> {
  const { url, description } = await openDatabase(await loadSettings())
  console.log(`${description} is running; Ctrl-C stops it unless another command uses it`)
  console.log(`DATABASE_URL=${url}`)
  return new Promise(() => undefined)
}
