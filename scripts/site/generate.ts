import { inRoot, logFile, root } from '../paths'
import { toEnvironment } from '../settings/environment'
import type { Settings } from '../settings/settings'
import { Advice } from '../terminal/advice'
import { readLogTail, runNode } from '../terminal/child'
import { payloadCli } from './migrate'

/** What is read off the configuration, each by a command of Payload. */
export const generatedFiles: Readonly<Record<string, string>> = {
  'generate:types': inRoot('src', 'cms', 'payload-types.ts'),
  'generate:importmap': inRoot('src', 'app', '(payload)', 'admin', 'importMap.js'),
}

/** No database is asked. */
const unusedDatabase = 'postgres://unused:unused@127.0.0.1:5432/unused'

/**
 * Writes the generated files anew where they are not as they should be.
 *
 * @param report told what the commands say
 * @throws Advice when one fails
 */
export async function generate(settings: Settings, report?: (line: string) => void): Promise<void> {
  const env = toEnvironment(settings, unusedDatabase, 'development')
  const log = logFile('generate')
  for (const command of Object.keys(generatedFiles)) {
    const options = { cwd: root, env, logFile: log, onLine: report }
    if ((await runNode(payloadCli(command), options)) === 0) continue
    throw new Advice(`${await readLogTail(log, 15)}\n"${command}" failed: its report is ${log}.`)
  }
}
