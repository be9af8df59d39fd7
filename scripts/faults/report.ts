import { withClient } from '../postgres/connect'
import { toAddress } from './visitors'

export type FaultReport = {
  /** Visitors who were thanked. */
  acknowledged: number
  /** Of those, whose enquiry is in the database. */
  stored: number
  /** Enquiries that are there more than once. */
  storedTwice: number
  /** Of the thanked, who were sent a receipt at least once. */
  mailed: number
  /** Receipts beyond the first of each visitor. */
  mailedAgain: number
  /** Mails by state. */
  states: Readonly<Record<string, number>>
}

/** Compares what visitors were promised with what is stored and what was sent. */
export async function reportFaults(
  databaseUrl: string,
  acknowledged: readonly number[],
  received: ReadonlyMap<string, number>,
): Promise<FaultReport> {
  return withClient(databaseUrl, async (client) => {
    const kept = await client.query<{ email: string; times: number }>(
      'select person_email as email, count(*)::int as times from enquiries group by person_email',
    )
    const mails = await client.query<{ state: string; times: number }>(
      'select state::text as state, count(*)::int as times from mails group by state',
    )
    const times = new Map(kept.rows.map(({ email, times: found }) => [email, found]))
    const promised = acknowledged.map(toAddress)
    const receipts = promised.map((address) => received.get(address) ?? 0)
    return {
      acknowledged: promised.length,
      stored: promised.filter((address) => times.has(address)).length,
      storedTwice: kept.rows.filter((row) => row.times > 1).length,
      mailed: receipts.filter((count) => count > 0).length,
      mailedAgain: receipts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
      states: Object.fromEntries(mails.rows.map(({ state, times: found }) => [state, found])),
    }
  })
}

/** What was promised and not kept; empty when all was. */
export function findBrokenPromises(report: FaultReport): string[] {
  const { acknowledged, stored, storedTwice, mailed, states } = report
  const unsent = Object.entries(states).filter(([state]) => state !== 'sent')
  return [
    ...(stored < acknowledged
      ? [`${acknowledged - stored} enquiries were thanked for and lost`]
      : []),
    ...(storedTwice > 0 ? [`${storedTwice} enquiries were stored more than once`] : []),
    ...(mailed < acknowledged ? [`${acknowledged - mailed} receipts never left`] : []),
    ...unsent.map(([state, count]) => `${count} mails are ${state}`),
  ]
}
