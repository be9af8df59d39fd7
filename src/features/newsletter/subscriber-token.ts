import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildSubscriptionActionPath, buildSubscriptionPath } from '@/domain/routes/subscriptions'
import { env } from '@/server/env'
import { createSignedId, readSignedId } from '@/server/signed-id'

const toToken = (id: number) => createSignedId('subscriber', id, env().PAYLOAD_SECRET)

/** Where somebody confirms and stops the newsletter; opens nothing else. */
export function toSubscriptionHref(id: number, locale: Locale): string {
  return `${env().SITE_URL}${buildSubscriptionPath(locale, toToken(id))}`
}

/** Where mail programs stop the newsletter by themselves. */
export function toUnsubscribeHref(id: number): string {
  return `${env().SITE_URL}${buildSubscriptionActionPath(toToken(id))}`
}

/** The subscriber behind a token of ours; null for anything else. */
export function readSubscriberToken(token: string): number | null {
  return readSignedId('subscriber', token, env().PAYLOAD_SECRET)
}
