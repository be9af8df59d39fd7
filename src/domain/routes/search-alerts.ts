import type { Locale } from '../kernel/locales'

/** Second segment of the page of one search alert; what follows proves whose it is. */
export const alertSegment = 'alert'

/** The page of a search alert, for those who have its token. */
export function buildAlertPath(locale: Locale, token: string): string {
  return `/${locale}/${alertSegment}/${token}/`
}

/** Where that page, and a mail program by itself, sends what its owner decides. */
export function buildAlertActionPath(token: string): string {
  return `/api/alerts/${token}/`
}
