import type { Locale } from '../kernel/locales'

/** Second segment of the page of one subscription; what follows proves whose it is. */
export const subscriptionSegment = 'subscription'

/** The page on which the newsletter is confirmed and stopped, for those who have its token. */
export function buildSubscriptionPath(locale: Locale, token: string): string {
  return `/${locale}/${subscriptionSegment}/${token}/`
}

/** Where that page, and a mail program by itself, sends what its owner decides. */
export function buildSubscriptionActionPath(token: string): string {
  return `/api/subscriptions/${token}/`
}
