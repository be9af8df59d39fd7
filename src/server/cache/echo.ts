/**
 * Milliseconds after which tags are expired once more. What was being made when they were expired first
 * had read the records as they were before; the cache handlers know since when it was made, and take it for
 * out of date when it is done. What they cannot know of is left to the echoes: what was read from a copy of
 * the database that lags, what another server made that had not heard yet, and what was made of a value
 * that had itself joined an old one. The first one is for usual pages, so that nobody sees the old after a
 * second; the others for those that a busy server takes its time over.
 */
const echoesMs = [600, 3_000, 15_000] as const

type Echo = { expire: (tags: string[]) => Promise<void>; onError: (err: unknown) => void }

const due = new Set<NodeJS.Timeout>()

/** Expires tags again a little later, when every page that was being made is done. */
export function echo(tags: string[], { expire, onError }: Echo): void {
  for (const ms of echoesMs) {
    const timer = setTimeout(() => {
      due.delete(timer)
      void expire(tags).catch(onError)
    }, ms).unref()
    due.add(timer)
  }
}

/**
 * While the database is away no page can be made anew, and what is kept is all there is to show. Nothing
 * is missed: once it is back, the whole site is expired.
 */
export function dropEchoes(): void {
  for (const timer of due) clearTimeout(timer)
  due.clear()
}

/** Expires tags now, and again a little later. */
export async function expireWithEchoes(tags: string[], means: Echo): Promise<void> {
  echo(tags, means)
  await means.expire(tags)
}
