import type { Locale } from '../kernel/locales'

/** Second segment of the pages on which owners get into their account without a password. */
export const loginLinkSegment = 'login-link'

/** The page on which a link is asked for. */
export function buildAskLinkPath(locale: Locale): string {
  return `/${locale}/${loginLinkSegment}/`
}

/** The page behind such a link, for those who have its token. */
export function buildLoginLinkPath(locale: Locale, token: string): string {
  return `${buildAskLinkPath(locale)}${token}/`
}

/** Where the first page sends who asks. */
export const askLinkActionPath = '/api/owner-links/'

/** Where the second page sends what its owner decides. */
export function buildLoginLinkActionPath(token: string): string {
  return `${askLinkActionPath}${token}/`
}
