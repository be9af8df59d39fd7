import 'server-only'
import { toPostgres } from '@/cms/hooks/postgres'
import { rollUpVisits } from '@/cms/visits/roll-up-visits'
import { payloadAsSystem } from '@/server/payload'

/** Adds what was counted since the last time to the days; see `rollUpVisits`. */
export async function rollUp(now: Date): Promise<void> {
  const { db } = await payloadAsSystem('adding up visits by the clock, which nobody asked for')
  await rollUpVisits(toPostgres(db).pool, now)
}
