import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toLocalUrl } from '@/server/local-url'
import { inRoot } from '../paths'
import { isPortFree } from '../postgres/free-port'
import type { Settings } from '../settings/settings'
import { Advice } from '../terminal/advice'
import { forwardLines, readLogTail, stopChild, type Environment } from '../terminal/child'
import { closeAtEnd, isClosing } from '../terminal/shutdown'

const pollMs = 150
const startPatienceMs = 60_000
/** Longer than the server takes for its last answers, see `src/server/process-end.ts`. */
const stopPatienceMs = 30_000

/**
 * @throws Advice when another program listens on the site's port
 */
export async function checkPort(settings: Pick<Settings, 'port' | 'host'>): Promise<void> {
  if (!(await isPortFree(settings.port, settings.host))) throw portIsTaken(settings.port)
}

function portIsTaken(port: number): Advice {
  return new Advice(
    `Port ${port} is taken: stop the program that uses it (perhaps an earlier start of this site), or choose another, such as PORT=${port + 1}.`,
  )
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    // Not listening yet.
    return false
  }
}

async function waitUntilHealthy(
  child: ChildProcess,
  settings: Pick<Settings, 'port' | 'host'>,
  log: string,
): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  const url = toLocalUrl('/api/health/', settings)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!hasEnded() && Date.now() < deadline) {
    await sleep(pollMs)
    if ((await isHealthy(url)) && !hasEnded()) return
  }
  const lastWords = await readLogTail(log, 20)
  if (/EADDRINUSE/.test(lastWords)) throw portIsTaken(settings.port)
  throw new Advice(
    `The site's server ${hasEnded() ? 'ended' : 'did not answer'} while starting: its last words are in ${log}.`,
  )
}

export type Server = {
  /** Of its process. */
  pid: number
  /** Settles when the server ends, with its exit code; `null` after a signal. */
  ended: Promise<number | null>
  /** Ends it as a power cut would: nothing is finished, nobody is told. */
  cut: () => void
}

/**
 * Starts the production server of a release and waits until it and its database answer.
 *
 * @throws Advice when it does not
 */
export async function serve(options: {
  release: string
  env: Environment
  settings: Pick<Settings, 'port' | 'host'>
  log: string
}): Promise<Server> {
  const { release, env, settings, log } = options
  // Somebody may have taken it while the site was built.
  await checkPort(settings)
  await mkdir(path.dirname(log), { recursive: true })
  const stream = createWriteStream(log)
  const child = spawn(process.execPath, [inRoot('scripts', 'site', 'serve.mjs'), release], {
    cwd: release,
    env: { ...env, NODE_ENV: 'production' },
    // A group of its own: Ctrl-C reaches this command alone, which then stops things in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  closeAtEnd(() => stopChild(child, stopPatienceMs))
  forwardLines(child, (line) => stream.write(`${line}\n`))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await waitUntilHealthy(child, settings, log)
  // What answers has one.
  return { pid: Number(child.pid), ended, cut: () => void child.kill('SIGKILL') }
}

/**
 * Waits for the end of a server that was meant to run until it is told to stop.
 *
 * @returns the exit code for the command
 * @throws Advice when it ended by itself
 */
export async function untilEnded(server: Server, log: string): Promise<number> {
  await server.ended
  if (isClosing()) return 0
  throw new Advice(`The site's server ended by itself: its last words are in ${log}; start again.`)
}
