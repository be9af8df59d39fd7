import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import { createSignedId, readSignedId } from '@/server/signed-id'

const path = (token: string) => `${env().SITE_URL}/api/alerts/${token}/`

/** Where the owner of a demand confirms, changes and ends it; opens nothing else. */
export function toManageHref(demandId: number, locale: Locale): string {
  return `${path(createSignedId('demand', demandId, env().PAYLOAD_SECRET))}?lang=${locale}`
}

/** Where mail programs stop a demand by themselves. */
export function toStopHref(demandId: number): string {
  return path(createSignedId('demand', demandId, env().PAYLOAD_SECRET))
}

/** The demand behind a token of ours; null for anything else. */
export function readDemandToken(token: string): number | null {
  return readSignedId('demand', token, env().PAYLOAD_SECRET)
}
