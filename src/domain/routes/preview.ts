import type { Locale } from '../kernel/locales'

/** The segment that marks a preview; only this exact segment behind the language counts. */
export const previewSegment = 'preview'

/** A draft for somebody without an account, who has a token for it. */
export function buildPreviewLinkPath(locale: Locale, token: string): string {
  return `/${locale}/${previewSegment}/${token}/`
}
