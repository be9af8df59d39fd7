import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { inRoot } from '../paths'

const run = promisify(execFile)

const shotSchema = z.object({
  perSecond: z.number(),
  /** Milliseconds, within which so many of a hundred answers came. */
  p50: z.number(),
  p975: z.number(),
  /** Answers that were none: errors, refusals and what came too late. */
  failed: z.number(),
})

export type Shot = z.infer<typeof shotSchema>

/** Asked as a browser does, whose answers come packed. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Asks for addresses, one after the other on each connection, as fast as they are answered. No address is
 * asked for twice before a connection has asked for as many as there are addresses to each connection.
 */
export async function shoot(
  origin: string,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Shot> {
  const requests = paths.map((path) => ({ method: 'GET', path, headers }))
  const options = { url: origin, connections, duration: seconds, requests }
  const file = inRoot('scripts', 'bench', 'shoot.mjs')
  const running = run(process.execPath, [file])
  running.child.stdin?.end(JSON.stringify(options))
  return shotSchema.parse(JSON.parse((await running).stdout))
}
