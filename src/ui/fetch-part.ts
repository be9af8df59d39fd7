import { hasScript } from './use-has-script'

/** How long the first wait is, in milliseconds; each is twice the one before, up to the longest. */
const firstWaitMs = 1_000
const longestWaitMs = 120_000

/** After so many losses, which takes some four seconds, who waits for something learns that it does not come. */
const lossesMax = 3

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

/** Imports, and asks for a lost file again as long as nobody gives up. */
async function askAgain<Part>(
  load: () => Promise<Part>,
  givesUp: (losses: number) => boolean,
): Promise<Part> {
  for (let losses = 1; ; losses += 1) {
    try {
      return await load()
    } catch (cause) {
      if (typeof window === 'undefined' || !isLostFile(cause) || givesUp(losses)) throw cause
      await waitForLine(Math.min(firstWaitMs * 2 ** (losses - 1), longestWaitMs))
    }
  }
}

/**
 * Imports a part of a page, and asks again for files that a bad line loses. While the page is brought to
 * life it never gives up: React would take away the whole page, with all that was typed into it, for one part
 * that fails to come, but leaves it as the server drew it for one that it still waits for. On a page that
 * lives somebody pressed for the part or for the page that shows it, and is told when it does not come.
 *
 * @param load the import itself, called once for each try
 * @param lives whether React has brought the page to life
 * @throws what the code of the part throws; on a page that lives, that the file is lost (`isLostFile`)
 */
export function fetchPart<Part>(load: () => Promise<Part>, lives = hasScript): Promise<Part> {
  return askAgain(load, (losses) => lives() && losses >= lossesMax)
}

/**
 * Imports, once for all who ask, what nobody waits for; asks for lost files until they come.
 *
 * @param load the import itself
 * @returns gives the module; throws what its code throws
 */
export function fetchQuietly<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let asked: Promise<Module> | undefined
  return () => (asked ??= askAgain(load, () => false))
}
