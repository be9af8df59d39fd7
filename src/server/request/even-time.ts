import { setTimeout as delay } from 'node:timers/promises'

/** In milliseconds: more than a login takes on a busy machine. */
const answerMsMin = 1000

/**
 * Gives what the work gives, after a second at least. Only an account that exists has a password to
 * compute and a mail to write, so that without this its address would be told by the time it takes.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, delay(answerMsMin)])
  return answer
}
