import { ask, type Answer } from './ask'

/** One thing that visitors look at, and whether it is as it should be by now. */
export type Surface = { path: string; isRight: (answer: Answer) => boolean }

export type Sighting = {
  server: string
  path: string
  /** When the last visitor came who still saw it wrong, in milliseconds after the change; 0 for none. */
  wrongUntilMs: number
}

const pauseMs = 25
/** Waiting longer tells nothing more: it is broken. */
const patienceMs = 15_000

async function watch(server: string, surfaces: readonly Surface[], since: number) {
  const sightings = surfaces.map(({ path }) => ({ server, path, wrongUntilMs: 0 }))
  const isOld = async (index: number): Promise<boolean> => {
    const [surface, sighting] = [surfaces[index], sightings[index]]
    if (surface === undefined || sighting === undefined) return false
    const cameAt = performance.now()
    if (surface.isRight(await ask(server, { path: surface.path }))) return false
    sighting.wrongUntilMs = Math.round(cameAt - since)
    return sighting.wrongUntilMs < patienceMs
  }
  let waiting = surfaces.map((_surface, index) => index)
  while (waiting.length > 0) {
    const still: number[] = []
    for (const index of waiting) if (await isOld(index)) still.push(index)
    waiting = still
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return sightings
}

/**
 * Looks at everything on every server, one after the other, until all is right. What counts is when
 * the last visitor came who saw the old; how long an answer takes is another matter.
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
