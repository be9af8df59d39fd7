import type { ProofChallenge } from '@/server/captcha/proof'

/** What the server gives to somebody who begins to fill in a form. */
export type Offer = {
  ticket: string
  /** When it came, by the clock of the page, in milliseconds. */
  at: number
  /** State of the question about characters; null where none is asked. */
  captcha: string | null
  /** The work that shows a browser at the other end; null where none is asked. */
  proof: Promise<object | null>
}

/** The server takes a form no earlier than two seconds after its ticket; a little is added. */
export const offerAgeMs = 2_200
/** Patience with the server, in milliseconds. */
export const timeoutMs = 20_000
/** Patience with the own browser: far more than the hardest work takes on a slow phone. */
const solveMsMax = 60_000

/** The browser could not do the work; the form is then sent as it would be without a script. */
export class Unsolved extends Error {}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Does the work in many small steps, each in the browser's own threads, so that typing never waits.
 *
 * @throws Unsolved
 */
async function solve(challenge: ProofChallenge): Promise<object> {
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey, timeout: solveMsMax })
    if (solution !== null) return { challenge, solution }
  } catch (cause) {
    throw new Unsolved('The work could not be done', { cause })
  }
  throw new Unsolved('The work took too long')
}

/** Fetches ticket and task, and begins with the task at once. */
export async function fetchOffer(kind: string): Promise<Offer> {
  const response = await fetch(`/api/forms/${kind}/`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json()
  const { ticket, captcha, challenge } = isRecord(answer) ? answer : {}
  // It comes from our own server, which made it; a wrong one fails in the work.
  const work = isRecord(challenge) ? solve(challenge as ProofChallenge) : Promise.resolve(null)
  // Whether it worked matters when the form is sent.
  work.catch(() => undefined)
  return {
    ticket: typeof ticket === 'string' ? ticket : '',
    at: performance.now(),
    captcha: typeof captcha === 'string' ? captcha : null,
    proof: work,
  }
}
