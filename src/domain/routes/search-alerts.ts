import type { Locale } from '../kernel/locales'

/** Second segment of the page of one search alert; what follows proves whose it is. */
export const alertSegment = 'alert'

/** Says on the page that comes next that the lowest price stood in the place of the highest, and was put right. */
export const turnedValue = 'turned'

/** Says on its page that a search alert runs on. */
export const renewedValue = 'renewed'

/** The page of a search alert, for those who have its token. */
export function buildAlertPath(locale: Locale, token: string): string {
  return `/${locale}/${alertSegment}/${token}/`
}

/** Where that page, and a mail program by itself, sends what its owner decides. */
export function buildAlertActionPath(token: string): string {
  return `/api/alerts/${token}/`
}
