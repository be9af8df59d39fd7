export type Figures = {
  /** Milliseconds. */
  p50: number
  p95: number
  perSecond: number
}

/**
 * Asks again and again for a time, so many askers at once, each waiting for its answer.
 *
 * @param ask told how many questions came before it
 * @param forMs how long new questions are asked, in milliseconds
 */
export async function measure(
  ask: (turn: number) => Promise<unknown>,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<Figures> {
  const times: number[] = []
  let turn = 0
  const startedAt = performance.now()
  const askAgain = async () => {
    while (performance.now() - startedAt < forMs) {
      const askedAt = performance.now()
      await ask(turn++)
      times.push(performance.now() - askedAt)
      // Leaves the turn to the other askers, as answers over the network would.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all(Array.from({ length: connections }, askAgain))
  const seconds = (performance.now() - startedAt) / 1000
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: times.length / seconds,
  }
}

/** The value below or at which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
