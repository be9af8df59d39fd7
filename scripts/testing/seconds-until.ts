import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 250

/**
 * Asks until something is so.
 *
 * @returns seconds since the question began, to a tenth; null when it never was
 */
export async function secondsUntil(
  isSo: () => Promise<boolean>,
  patienceSeconds: number,
): Promise<number | null> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  while (seconds() < patienceSeconds) {
    if (await isSo()) return Math.round(seconds() * 10) / 10
    await sleep(pollMs)
  }
  return null
}
