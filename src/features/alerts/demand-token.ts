import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildAlertActionPath, buildAlertPath } from '@/domain/routes/search-alerts'
import { env } from '@/server/env'
import { createSignedId, readSignedId } from '@/server/signed-id'

const toToken = (demandId: number) => createSignedId('demand', demandId, env().PAYLOAD_SECRET)

/** Where the owner of a demand confirms, changes and ends it; opens nothing else. */
export function toManageHref(demandId: number, locale: Locale): string {
  return `${env().SITE_URL}${buildAlertPath(locale, toToken(demandId))}`
}

/** Where mail programs stop a demand by themselves. */
export function toStopHref(demandId: number): string {
  return `${env().SITE_URL}${buildAlertActionPath(toToken(demandId))}`
}

/** The demand behind a token of ours; null for anything else. */
export function readDemandToken(token: string): number | null {
  return readSignedId('demand', token, env().PAYLOAD_SECRET)
}
