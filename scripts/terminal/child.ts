import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { once } from 'node:events'
import { closeAtEnd } from './shutdown'

/** The variables a program is started with. */
export type Environment = NodeJS.ProcessEnv

export type ChildOptions = {
  env: Environment
  cwd: string
  /** Where everything it prints is kept. */
  logFile: string
  /** Called with each line it prints. */
  onLine?: (line: string) => void
}

// A terminal's colours and cursor moves, which have no place in a log or a one-line report.
// eslint's no-control-regex does not see the escape written this way, and neither does a reader.
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g')

/** Hands on what a child prints, line by line and without colours. */
export function forwardLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split(/\r?\n|\r/)
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line.replace(escapes, ''))
    })
    stream?.on('end', () => {
      if (rest) onLine(rest.replace(escapes, ''))
    })
  }
}

/**
 * Runs a program of the project to its end, with its output kept in a log file.
 *
 * @param args script and arguments, run with this very Node
 * @returns the exit code; a death by signal counts as 1
 */
export async function runNode(args: string[], options: ChildOptions): Promise<number> {
  await mkdir(path.dirname(options.logFile), { recursive: true })
  const log = createWriteStream(options.logFile)
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopped = closeAtEnd(() => stopChild(child, 5_000))
  forwardLines(child, (line) => {
    log.write(`${line}\n`)
    options.onLine?.(line)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  await stopped()
  log.end()
  return code ?? 1
}

/**
 * Asks a child to end and waits for it.
 *
 * @param patienceMs after which it is ended by force, in milliseconds
 */
export async function stopChild(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(force)
}

/** The last lines of a log without stack frames, for a report of what went wrong. */
export async function readLogTail(logFile: string, lines: number): Promise<string> {
  const text = await readFile(logFile, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(-lines)
    .join('\n')
}
