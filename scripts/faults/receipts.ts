import { setTimeout as sleep } from 'node:timers/promises'
import type { MailSink } from './mail-sink'
import { toAddress } from './visitors'

/** Without a further receipt for so long, in milliseconds, no more are expected. */
const quietMs = 180_000

/** Waits until every visitor was sent a receipt, or none comes any more. */
export async function waitForReceipts(sink: MailSink, numbers: readonly number[]): Promise<void> {
  let missing = numbers.length
  let changedAt = Date.now()
  while (Date.now() - changedAt < quietMs) {
    const left = numbers.filter((number) => !sink.received.has(toAddress(number))).length
    if (left === 0) break
    if (left !== missing) changedAt = Date.now()
    missing = left
    await sleep(1_000)
  }
  // The notices to the office go the same way and need no longer.
  await sleep(5_000)
}
