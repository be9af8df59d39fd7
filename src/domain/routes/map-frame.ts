import type { Locale } from '../kernel/locales'

/** First segment of the page with a map and nothing else, which stands in a frame. */
export const mapFrameSegment = 'map-frame'

/** The address of the map in a frame, in one language. */
export function toMapFrameHref(locale: Locale): string {
  return `/${mapFrameSegment}/${locale}/`
}
