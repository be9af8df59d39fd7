import { inRoot, logFile, root } from '../paths'
import { withClient } from '../postgres/connect'
import { Advice } from '../terminal/advice'
import { readLogTail, runNode, type Environment } from '../terminal/child'
import { typescriptNode } from './typescript-node'

async function hasProperties(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      'select exists (select from properties) as found',
    )
    return rows[0]?.found ?? false
  })
}

/**
 * Makes the lists again from the records, when there are any: a migration may have changed what
 * the lists hold, and knows nothing of how it is made.
 *
 * @param report told how far it is
 * @throws Advice when it fails; the lists then still hold what they held before
 */
export async function rebuildLists(
  databaseUrl: string,
  env: Environment,
  report: (detail: string) => void,
): Promise<void> {
  if (!(await hasProperties(databaseUrl))) return
  const log = logFile('lists')
  const code = await runNode([...typescriptNode, inRoot('scripts', 'site', 'list-rebuilder.ts')], {
    cwd: root,
    env,
    logFile: log,
    onLine: (line) => {
      if (line.startsWith('lists made')) report(line)
    },
  })
  if (code === 0) return
  console.error(await readLogTail(log, 15))
  throw new Advice(
    `The database was migrated, but its lists could not be made again: mend what it says above (the whole report is ${log}), then run "npm run doctor -- --mend".`,
  )
}
