import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { vi } from 'vitest'
import { findFreePort } from '../../../scripts/postgres/free-port'
import { stopChild } from '../../../scripts/terminal/child'
import { closeAtEnd } from '../../../scripts/terminal/shutdown'

export type Redis = {
  url: string
  /** Ends it as a power cut would. */
  cut: () => Promise<void>
  /** Starts it again where it was, empty. */
  start: () => Promise<void>
  /** Has it take questions and answer none, until it goes on. */
  pause: () => void
  goOn: () => void
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A Redis of the test's own, which keeps nothing on disk. */
export async function startRedis(program: string): Promise<Redis> {
  const port = await findFreePort()
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    })
    await vi.waitUntil(() => answers(port), { timeout: 30_000, interval: 50 })
  }
  await start()
  closeAtEnd(async () => {
    if (child) await stopChild(child, 5_000)
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    cut: async () => {
      const cutting = child
      child = null
      if (cutting === null) return
      const ended = once(cutting, 'exit')
      cutting.kill('SIGKILL')
      await ended
    },
  }
}
