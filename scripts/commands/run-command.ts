import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { logFile } from '../paths'
import { Advice } from '../terminal/advice'
import { closeEverything, closeOnSignals, isClosing } from '../terminal/shutdown'

export type Command = {
  /** @returns the exit code */
  run: (args: string[]) => Promise<number>
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  up: () => import('./up'),
  dev: () => import('./dev'),
  db: () => import('./db'),
  setup: () => import('./setup'),
  build: () => import('./build'),
  start: () => import('./start'),
  migrate: () => import('./migrate'),
  payload: () => import('./payload'),
  generate: () => import('./generate'),
  seed: () => import('./seed'),
  'store-files': () => import('./store-files'),
  'skip-numbers': () => import('./skip-numbers'),
  'erase-again': () => import('./erase-again'),
  test: () => import('./test'),
  'test-site': () => import('./test-site'),
  'test-faults': () => import('./test-faults'),
  'test-fuzz': () => import('./test-fuzz'),
  audit: () => import('./audit'),
  doctor: () => import('./doctor'),
  bench: () => import('./bench'),
  'bench-search': () => import('./bench-search'),
  'bench-keys': () => import('./bench-keys'),
  'bench-matching': () => import('./bench-matching'),
  'bench-counting': () => import('./bench-counting'),
  'bench-rollup': () => import('./bench-rollup'),
  'bench-import': () => import('./bench-import'),
  'bench-publish': () => import('./bench-publish'),
  'guide-pictures': () => import('./guide-pictures'),
  'cut-typeface': () => import('./cut-typeface'),
  'bench-desk': () => import('./bench-desk'),
  'bench-beside': () => import('./bench-beside'),
}

/** What the person is told about a failure: advice as it is, anything else with where to look. */
async function explain(err: unknown, name: string): Promise<string> {
  if (err instanceof Advice) return err.message
  const file = logFile(`${name}-failure`)
  await mkdir(path.dirname(file), { recursive: true })
  const details = err instanceof Error ? (err.stack ?? err.message) : String(err)
  await appendFile(file, `${new Date().toISOString()} ${details}\n`)
  const message = err instanceof Error ? err.message.split('\n')[0] : String(err)
  return `"npm run ${name}" stopped unexpectedly (${message}): the details are in ${file}.`
}

/** Runs a command by name, prints a failure as one sentence, and closes what was opened. */
export async function runCommand(name: string, args: string[]): Promise<void> {
  const load = commands[name]
  if (!load) {
    console.error(`There is no command "${name}": use one of ${Object.keys(commands).join(', ')}.`)
    process.exit(1)
  }
  let code = 1
  closeOnSignals((signal) => (signal === 'SIGINT' ? 130 : 143))
  try {
    code = await (await load()).run(args)
  } catch (err) {
    // A stop that was asked for ends running work with errors that tell nobody anything.
    if (!isClosing()) console.error(`\n${await explain(err, name)}`)
  }
  await closeEverything()
  process.exit(code)
}
