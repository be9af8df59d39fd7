/** For how long one visitor counts once for the same home and deed, in minutes. */
export const visitPauseMinutes = 30

const pauseMs = visitPauseMinutes * 60_000

/**
 * Whether a visitor who was counted before counts again. Half an hour runs from the moment that was
 * counted, so that whoever loads a page every ten minutes counts twice in an hour.
 *
 * @param countedAt when the same visitor was last counted; null for never
 */
export function countsAgain(countedAt: Date | null, at: Date): boolean {
  return countedAt === null || at.getTime() - countedAt.getTime() >= pauseMs
}

/**
 * The events that count of those that came in together, in rounds: of each key at most one in a
 * round, in the order of time. What lies within half an hour of one that counts is left out.
 */
export function toRounds<Event extends { at: Date }>(
  events: readonly Event[],
  toKey: (event: Event) => string,
): Event[][] {
  const rounds: Event[][] = []
  const last = new Map<string, { at: Date; round: number }>()
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = toKey(event)
    const before = last.get(key)
    if (!countsAgain(before?.at ?? null, event.at)) continue
    const round = before === undefined ? 0 : before.round + 1
    const others = rounds[round] ?? []
    others.push(event)
    rounds[round] = others
    last.set(key, { at: event.at, round })
  }
  return rounds
}
