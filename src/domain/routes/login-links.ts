import type { Locale } from '../kernel/locales'

/** Second segment of the pages on which owners get into their account without a password. */
export const loginLinkSegment = 'login-link'

/** The page on which a link is asked for. */
export function buildAskLinkPath(locale: Locale): string {
  return `/${locale}/${loginLinkSegment}/`
}

/** Query parameter and field of that page with what the link is wanted for. */
export const wishParameter = 'wish'

/** The same page for who wants a new password. */
export function buildAskPasswordPath(locale: Locale): string {
  return `${buildAskLinkPath(locale)}?${wishParameter}=password`
}

/** The page behind such a link, for those who have its token. */
export function buildLoginLinkPath(locale: Locale, token: string): string {
  return `${buildAskLinkPath(locale)}${token}/`
}

/** Field of the login that opens that page with the address that was typed, for what it is wanted for. */
export const openField = 'open'

/** Where the first page sends who asks. */
export const askLinkActionPath = '/api/owner-links/'

/** Where the second page sends what its owner decides. */
export function buildLoginLinkActionPath(token: string): string {
  return `${askLinkActionPath}${token}/`
}

/** Second segment of the page on which a login with a second factor is completed. */
export const loginCodeSegment = 'login-code'

/** The page that asks for the code. */
export function buildLoginCodePath(locale: Locale): string {
  return `/${locale}/${loginCodeSegment}/`
}

/** Where that page sends it. */
export const loginCodeActionPath = '/api/owner-login-code/'
