import 'server-only'
import { queueAlerts } from '@/cms/matching/queue-alerts'
import { tendDemands } from '@/cms/matching/tend-demands'
import { alertFrequencies } from '@/domain/matching/schedule'
import { payloadAsSystem } from '@/server/payload'

/**
 * Every hour: sends what was gathered, ends what is over. What is too much for one round is queued
 * behind the mails of this one.
 *
 * @throws Error that names the demands that could not be tended, when everything else was done
 */
export async function tendAlerts(now: Date): Promise<void> {
  const payload = await payloadAsSystem('letting time pass for the demands of all visitors')
  const untended = await tendDemands(payload, now)
  const { isMore } = await queueAlerts(payload, alertFrequencies, now)
  if (isMore) await payload.jobs.queue({ task: 'tend-demands', input: {} })
  if (untended.length > 0) throw new Error(`Left untended in demands: ${untended.join(', ')}`)
}
