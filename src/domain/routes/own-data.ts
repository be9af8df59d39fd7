import type { Locale } from '../kernel/locales'

/** Second segment of the page of somebody's own data; what follows proves whose they are. */
export const ownDataSegment = 'own-data'

/** The page of what is kept about somebody, for those who have the link. */
export function buildOwnDataPath(locale: Locale, token: string): string {
  return `/${locale}/${ownDataSegment}/${token}/`
}

/** Where that page sends what is asked for. */
export function buildOwnDataActionPath(token: string): string {
  return `/api/own-data/${token}/`
}
