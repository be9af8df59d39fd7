import { examine, type Examination } from '../doctor/check'
import { checks } from '../doctor/checks'
import { examineRecords } from '../doctor/examine-records'
import { openDatabase } from '../postgres/database'
import { loadSettings } from '../settings/load-settings'

/** @returns how many of the findings are errors */
function tell({ name, findings }: Examination): number {
  if (findings.length === 0) console.log(`ok    ${name}`)
  for (const { level, message } of findings) {
    console.log(`${level === 'error' ? 'ERROR' : 'warn '} ${name}: ${message}`)
  }
  return findings.filter(({ level }) => level === 'error').length
}

/** Examines settings, database, seed and records, and says what to do about each finding. */
export async function run(args: readonly string[]): Promise<number> {
  const settings = await loadSettings()
  const { url, description } = await openDatabase(settings)
  const patient = { settings, databaseUrl: url }
  console.log(`ok    Database: ${description}`)
  let errors = 0
  for (const check of checks) errors += tell(await examine(check, patient))
  for (const examination of await examineRecords(patient, args)) errors += tell(examination)
  console.log(errors === 0 ? '\nNothing keeps the site from working.' : `\nErrors: ${errors}`)
  return errors === 0 ? 0 : 1
}
