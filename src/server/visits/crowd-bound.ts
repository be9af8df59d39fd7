import { visitPauseMinutes } from '@/domain/visits/half-hour'

/**
 * Browsers that count for one home and deed from one address in half an hour: those of a household or
 * a small office. A program that names another browser each time would else count without end.
 */
export const browsersMax = 10

/** Addresses with a home that are remembered; what comes when they are too many counts unbounded. */
const entriesMax = 20_000

type Entry = { since: number; browsers: Set<string> }

/**
 * Bounds what one address adds to the figures of a home. It lies in memory for half an hour at most,
 * like the visits that wait to be written, and nothing of it is stored.
 */
export function createCrowdBound() {
  const windowMs = visitPauseMinutes * 60_000
  const entries = new Map<string, Entry>()

  /** In the order of their beginning, so that those which are over stand in front. */
  const forget = (now: number) => {
    for (const [key, { since }] of entries) {
      if (now - since < windowMs) return
      entries.delete(key)
    }
  }

  return {
    /**
     * Whether a browser is one of those that count.
     *
     * @param key the address, the home and the deed
     */
    lets: (key: string, browser: string, at: Date): boolean => {
      forget(at.getTime())
      const entry = entries.get(key)
      if (entry === undefined) {
        if (entries.size < entriesMax) {
          entries.set(key, { since: at.getTime(), browsers: new Set([browser]) })
        }
        return true
      }
      if (entry.browsers.has(browser)) return true
      if (entry.browsers.size >= browsersMax) return false
      entry.browsers.add(browser)
      return true
    },
    /** Forgets what is over, also while nobody comes. */
    forget: (now: Date) => forget(now.getTime()),
    size: () => entries.size,
  }
}
