import type { Locale } from '../kernel/locales'
import { carryPortalReturn, nextParameter } from './portal'

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
const askLinkActionPath = '/api/owner-links/'

/** What a link is wanted for, and which page of the portal waits behind the login; empty for none. */
export type AskedLink = { wish: 'signIn' | 'password'; next: string }

/**
 * Where a form sends who asks. A page that comes back stands under this address, which therefore
 * says all that `findAskedPath` needs once it is reloaded.
 */
export function buildAskLinkActionPath(locale: Locale, { wish, next }: AskedLink): string {
  const query = new URLSearchParams({ lang: locale, [wishParameter]: wish })
  return carryPortalReturn(`${askLinkActionPath}?${query}`, next)
}

/** The page that a look at such an address means. Anybody may have written its query. */
export function findAskedPath(locale: Locale, query: URLSearchParams): string {
  const build = query.get(wishParameter) === 'password' ? buildAskPasswordPath : buildAskLinkPath
  return carryPortalReturn(build(locale), query.get(nextParameter) ?? '')
}

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
