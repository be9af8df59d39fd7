import { ask, type Answer } from './ask'

/** What the site promises: whoever comes this much after the desk was answered sees the change. */
const promisedMs = 1_000

/** One thing that visitors look at, and whether it is as it should be by now. */
export type Surface = { path: string; isRight: (answer: Answer) => boolean }

export type Sighting = {
  server: string
  path: string
  /** When the last visitor came who still saw it wrong, in milliseconds after the change; 0 for none. */
  wrongUntilMs: number
  /** False where it was still wrong when the watch ended. */
  isRightAtLast: boolean
  /** The longest that the server took meanwhile for an answer that no change touches. */
  slowestMs: number
}

const pauseMs = 25
/** What was right may turn wrong again: everything is watched a little longer than is promised. */
const watchMs = promisedMs + 250
/** Waiting longer tells nothing more: it is broken. */
const patienceMs = 20_000

/** How long the server takes now for an answer that says nothing of what was changed. */
async function measureServer(server: string): Promise<number> {
  const askedAt = performance.now()
  await ask(server, { path: '/api/health/' })
  return Math.round(performance.now() - askedAt)
}

async function watch(server: string, surfaces: readonly Surface[], since: number) {
  const wrongUntil = surfaces.map(() => 0)
  let [areRight, slowestMs] = [surfaces.map(() => false), 0]
  const isDone = (): boolean => {
    const passedMs = performance.now() - since
    return passedMs > patienceMs || (passedMs > watchMs && areRight.every(Boolean))
  }
  while (!isDone()) {
    slowestMs = Math.max(slowestMs, await measureServer(server))
    const round: boolean[] = []
    for (const [index, { path, isRight }] of surfaces.entries()) {
      const cameAt = performance.now()
      const isRightNow = isRight(await ask(server, { path }))
      if (!isRightNow) wrongUntil[index] = Math.max(1, Math.round(cameAt - since))
      round.push(isRightNow)
    }
    areRight = round
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return surfaces.map(({ path }, index): Sighting => {
    const isRightAtLast = areRight[index] ?? false
    return { server, path, wrongUntilMs: wrongUntil[index] ?? 0, isRightAtLast, slowestMs }
  })
}

/**
 * Looks at everything on every server, round after round, until all is right in one round and the
 * promised second is over: what turns wrong again within it is seen. What counts is when the last
 * visitor came who saw the old; how long an answer takes is another matter.
 *
 * @param since moment at which the desk was answered, by `performance.now()`
 */
export async function watchUntilRight(
  servers: readonly string[],
  surfaces: readonly Surface[],
  since: number,
): Promise<Sighting[]> {
  const seen = await Promise.all(servers.map((server) => watch(server, surfaces, since)))
  return seen.flat()
}

/** What stayed wrong, however long one waited. */
export const listBroken = (seen: readonly Sighting[]): Sighting[] =>
  seen.filter(({ isRightAtLast }) => !isRightAtLast)

/**
 * Where the promise was not kept. On a machine that is busy everything comes later: the time that the
 * server needed meanwhile for an answer of its own is not held against the change.
 */
export const listLate = (seen: readonly Sighting[]): Sighting[] =>
  seen.filter(
    ({ wrongUntilMs, isRightAtLast, slowestMs }) =>
      !isRightAtLast || wrongUntilMs > promisedMs + slowestMs,
  )
