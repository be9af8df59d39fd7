import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildDigestActionPath, buildDigestPath } from '@/domain/routes/digests'
import { env } from '@/server/env'
import { createSignedId, readSignedId } from '@/server/signed-id'

const toToken = (ownerId: number) => createSignedId('digest', ownerId, env().PAYLOAD_SECRET)

/** Where an owner stops the weekly mail and begins it again; opens nothing else of the account. */
export function toDigestHref(ownerId: number, locale: Locale): string {
  return `${env().SITE_URL}${buildDigestPath(locale, toToken(ownerId))}`
}

/** Where mail programs stop the weekly mail by themselves. */
export function toDigestStopHref(ownerId: number): string {
  return `${env().SITE_URL}${buildDigestActionPath(toToken(ownerId))}`
}

/** The owner behind a token of ours; null for anything else. */
export function readDigestToken(token: string): number | null {
  return readSignedId('digest', token, env().PAYLOAD_SECRET)
}
