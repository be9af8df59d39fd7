/** How long the first wait is, in milliseconds; each is twice the one before, up to the longest. */
const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** Whether a file of this site did not come: a bad line, or a build that is gone. */
export function isLostFile(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'ChunkLoadError'
}

/** Waits, and no longer than until there is a line again. */
function waitForLine(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
}

/**
 * Imports a part of a page, and asks for its files again and again where a bad line loses them: React
 * gives up the whole page, with all that was typed into it, for one part that fails to come, but leaves it
 * as the server drew it for one that it still waits for.
 *
 * @param load the import itself, called once for each try
 * @throws what the code of the part throws
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load()
    } catch (cause) {
      if (typeof window === 'undefined' || !isLostFile(cause)) throw cause
      await waitForLine(waitMs)
    }
  }
}
