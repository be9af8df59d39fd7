import type { Payload } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { findNews, isWorthTelling } from '@/domain/matching/news'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { noteHomeStates, readHomeStates } from './home-states'
import { alertStatement } from './match-statement'
import { toSql } from './to-sql'

/** Separates the locks of matching from those of others. */
const lockSpace = 20_262

/**
 * Notes whom to tell of a home, if there is news about it since it was last matched. Doing it twice
 * is doing it once: the second time there is no news.
 *
 * @returns how many are to be told
 */
export async function matchHome(payload: Payload, propertyId: number, now: Date): Promise<number> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    await executor.execute(
      toSql('select pg_advisory_xact_lock($1::int, $2::int)', [lockSpace, propertyId]),
    )
    const states = await readHomeStates(req, propertyId)
    const news = findNews(states.before, states.now)
    const version = await noteHomeStates(req, [propertyId])
    if (news === null) return 0
    const { kind, oldPrice, newPrice } = news
    const isForAll = isWorthTelling(news, true)
    const { rowCount } = await executor.execute(
      toSql(alertStatement, [
        propertyId,
        toBelgianDay(now),
        version,
        kind,
        oldPrice,
        newPrice,
        isForAll,
      ]),
    )
    const told = rowCount ?? 0
    if (told > 0) await payload.jobs.queue({ task: 'tell-alerts', input: {}, req })
    return told
  })
}
