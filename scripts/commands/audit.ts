import { execFile } from 'node:child_process'
import { root } from '../paths'
import { readAudit, type Advisory } from '../testing/audit-report'

/** Told apart from an open advisory by the exit code, so that a build may go on. */
const unaskedCode = 3

const patienceMs = 120_000
const reportBytesMax = 32 * 1024 * 1024

/** What npm prints, whatever its exit code: it ends with 1 where there is something to tell. */
function askNpm(): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: root, timeout: patienceMs, maxBuffer: reportBytesMax }
    execFile('npm', ['audit', '--json'], options, (_error, printed) => resolve(printed))
  })
}

const toLine = ({ name, severity, range, titles }: Advisory) =>
  `  ${severity}: ${name} ${range}${titles.length > 0 ? ` (${titles.join('; ')})` : ''}`

/**
 * Asks for the holes in installed packages that were told of in public: 0 where there is none, 1
 * where there is one, 3 where nobody could be asked.
 */
export async function run(): Promise<number> {
  const outcome = readAudit(await askNpm())
  switch (outcome.kind) {
    case 'clean':
      console.log(`No advisory is open for any of ${outcome.packages} packages.`)
      return 0
    case 'open':
      console.error('Advisories are open: raise these packages, then "npm run lock".')
      console.error(outcome.advisories.map(toLine).join('\n'))
      return 1
    case 'unasked':
      console.error(
        `NOT ASKED: the registry told nothing of advisories (${outcome.reason}). Only the floors of tests/unit/version-floors.test.ts hold; ask again from a machine that reaches it.`,
      )
      return unaskedCode
  }
}
