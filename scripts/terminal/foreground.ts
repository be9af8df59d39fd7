import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../paths'
import { stopChild, type Environment } from './child'
import { closeAtEnd } from './shutdown'

/**
 * Runs a program with the terminal as its own: for tools that ask questions or print reports.
 *
 * @returns its exit code; a death by signal counts as 1
 */
export async function runInForeground(args: string[], env: Environment): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  const stopped = closeAtEnd(() => stopChild(child, 5_000))
  const [code] = (await once(child, 'exit')) as [number | null]
  await stopped()
  return code ?? 1
}
