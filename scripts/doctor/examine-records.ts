import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { inData, inRoot, logFile, root } from '../paths'
import { toEnvironment } from '../settings/environment'
import { typescriptNode } from '../site/typescript-node'
import { runNode } from '../terminal/child'
import type { Examination, Patient } from './check'

const examinations = z.array(
  z.object({
    name: z.string(),
    findings: z.array(z.object({ level: z.enum(['error', 'warning']), message: z.string() })),
  }),
)

/**
 * Runs the checks of the records in a program of their own, which loads the configuration of the
 * site with this clone's settings.
 *
 * @param args `--mend` makes the lists again before they are examined
 */
export async function examineRecords(
  { settings, databaseUrl }: Patient,
  args: readonly string[],
): Promise<Examination[]> {
  const report = inData('log', 'doctor.json')
  const log = logFile('doctor')
  await rm(report, { force: true })
  const code = await runNode(
    [...typescriptNode, inRoot('scripts', 'doctor', 'record-examiner.ts'), report, ...args],
    { cwd: root, env: toEnvironment(settings, databaseUrl, 'development'), logFile: log },
  )
  if (code === 0) return examinations.parse(JSON.parse(await readFile(report, 'utf8')))
  const message = `The records could not be read: mend what ${log} says.`
  return [{ name: 'Records', findings: [{ level: 'error', message }] }]
}
