import 'server-only'
import { addMonths } from '@/domain/kernel/add-months'
import type { Locale } from '@/domain/kernel/locales'
import { buildAlertActionPath, buildAlertPath } from '@/domain/routes/search-alerts'
import { env } from '@/server/env'
import { createExpiringId, readExpiringId } from '@/server/signed-id'

/** Months for which the link of a mail works. */
const linkMonths = 24

const dayMs = 86_400_000

/** Good until the end of a day in UTC, so that the mails of one day hold the same link. */
function toToken(demandId: number, now: Date): string {
  const end = addMonths(now, linkMonths).getTime()
  const expiresAt = new Date((Math.floor(end / dayMs) + 1) * dayMs)
  return createExpiringId('demand', demandId, { expiresAt, secret: env().PAYLOAD_SECRET })
}

/** Where the owner of a demand confirms, changes and ends it; opens nothing else. */
export function toManageHref(demandId: number, locale: Locale, now: Date): string {
  return `${env().SITE_URL}${buildAlertPath(locale, toToken(demandId, now))}`
}

/** Where mail programs stop a demand by themselves. */
export function toStopHref(demandId: number, now: Date): string {
  return `${env().SITE_URL}${buildAlertActionPath(toToken(demandId, now))}`
}

/**
 * The demand behind a token of ours, and whether its two years are over; null for anything else.
 */
export function readDemandToken(
  token: string,
  now: Date,
): { id: number; isExpired: boolean } | null {
  return readExpiringId('demand', token, { now, secret: env().PAYLOAD_SECRET })
}
