import type { Payload } from 'payload'
import type { Settings } from '../settings/settings'

/** One thing that is wrong, and what to do about it. */
export type Finding = {
  /** A warning is worth knowing; an error keeps something from working. */
  level: 'error' | 'warning'
  message: string
}

export type Patient = {
  settings: Settings
  databaseUrl: string
}

export type Check<Subject = Patient> = {
  /** What is examined, as a noun. */
  name: string
  /** @returns nothing when all is well */
  run: (subject: Subject) => Promise<Finding[]>
}

/** Examines what the records say; runs where the configuration of the site can be loaded. */
export type RecordCheck = Check<Payload>

/** What one check found. */
export type Examination = { name: string; findings: Finding[] }

/** Runs a check; one that breaks is a finding itself. */
export async function examine<Subject>(
  check: Check<Subject>,
  subject: Subject,
): Promise<Examination> {
  const { name } = check
  try {
    return { name, findings: await check.run(subject) }
  } catch (err) {
    const reason = err instanceof Error ? err.message.split('\n')[0] : String(err)
    return { name, findings: [{ level: 'error', message: `The check itself failed: ${reason}` }] }
  }
}
