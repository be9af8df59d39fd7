import type { Locale } from '../kernel/locales'

/** Second segment of the page on which an owner stops a kind of mail; what follows proves whose. */
export const digestSegment = 'digest'

/** The page on which a kind of mail is stopped and begun again, for those who have its token. */
export function buildDigestPath(locale: Locale, token: string): string {
  return `/${locale}/${digestSegment}/${token}/`
}

/** Where that page, and a mail program by itself, sends what its owner decides. */
export function buildDigestActionPath(token: string): string {
  return `/api/digests/${token}/`
}
