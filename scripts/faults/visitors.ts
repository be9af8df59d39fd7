import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds. */
const pauseMs = 200
const patienceMs = 30_000
/** Whoever is not thanked by then never will be. */
const thanksPatienceMs = 180_000

export const toAddress = (number: number) => `visitor-${number}@example.be`

/**
 * Every try comes from a network of its own, as the proxy in front of the site tells: what is
 * tested is not the limit on those who send too often, which a visitor who tries again five times
 * a second would meet.
 */
function toNetwork(number: number, attempt: number): string {
  return `10.${attempt & 255}.${(number >> 8) & 255}.${number & 255}`
}

function toBody(number: number): URLSearchParams {
  return new URLSearchParams({
    lang: 'nl',
    page: '/nl/contact/',
    civility: 'none',
    firstName: 'An',
    lastName: 'De Wolf',
    email: toAddress(number),
    phone: '0470 00 00 01',
    remark: `Vraag ${number}`,
    privacy: 'on',
  })
}

export type Sendings = {
  /** Numbers of the visitors who were thanked. */
  acknowledged: number[]
  /** Answers other than thanks, by status; 0 for a connection that broke. */
  refusals: Map<number, number>
  /** How long each thanks took to come, in milliseconds, from the sending that brought it. */
  thanksMs: number[]
}

async function trySending(origin: string, number: number, attempt: number): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/forms/site-contact/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': toNetwork(number, attempt) },
      body: toBody(number),
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/**
 * Visitors who each send one form, and send the same again until they are thanked.
 *
 * @param onThanked told how many were thanked so far
 * @throws Error when somebody is not thanked within three minutes
 */
export async function sendForms(
  origin: string,
  { first, count, clients }: { first: number; count: number; clients: number },
  onThanked: (thanked: number) => void = () => {},
): Promise<Sendings> {
  const acknowledged: number[] = []
  const refusals = new Map<number, number>()
  const thanksMs: number[] = []
  let next = first
  const client = async () => {
    while (next < first + count) {
      const number = next++
      const begunAt = performance.now()
      for (let attempt = 0; ; attempt += 1) {
        const sentAt = performance.now()
        const status = await trySending(origin, number, attempt)
        if (status === 303) {
          thanksMs.push(Math.round(performance.now() - sentAt))
          break
        }
        refusals.set(status, (refusals.get(status) ?? 0) + 1)
        if (performance.now() - begunAt > thanksPatienceMs) {
          throw new Error(
            `Visitor ${number} expected 303 after ${attempt + 1} tries, got ${status}`,
          )
        }
        await sleep(pauseMs)
      }
      acknowledged.push(number)
      onThanked(acknowledged.length)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { acknowledged, refusals, thanksMs }
}
