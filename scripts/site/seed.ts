import { inRoot, logFile, root } from '../paths'
import { Advice } from '../terminal/advice'
import { readLogTail, runNode, type Environment } from '../terminal/child'
import { fingerprint } from './fingerprint'
import { typescriptNode } from './typescript-node'

/** Changes when the seed's records, pictures or loaders change. */
export function fingerprintSeed(): Promise<string> {
  return fingerprint(root, ['seed'], (file) => !/\.test\.tsx?$/.test(file))
}

/** Arguments that run the seed with this Node. */
export const seedCli = (args: string[]) => [...typescriptNode, inRoot('seed', 'index.ts'), ...args]

/**
 * Fills the database with the bundled agency; editors' changes are the seed's to respect. Must run
 * under the database's lock.
 *
 * @param report told each line of the seed's own progress
 * @throws Advice with the seed's last word when it refuses
 */
export async function seed(env: Environment, report: (detail: string) => void): Promise<void> {
  const log = logFile('seed')
  const code = await runNode(seedCli([]), { cwd: root, env, logFile: log, onLine: report })
  if (code === 0) return
  console.error(await readLogTail(log, 6))
  throw new Advice(
    `The seed stopped and left the database as it was: mend what it says above (the whole report is ${log}) and start again.`,
  )
}
