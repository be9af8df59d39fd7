import type { Locale } from '../kernel/locales'
import { parsePublicId } from './public-id'

/** First segment of the addresses of the brochures. */
export const brochuresSegment = 'brochures'

const extension = '.pdf'

/** Builds the address of the brochure of a property: `/brochures/nl/1001.pdf`. */
export function buildBrochurePath(locale: Locale, publicId: number): string {
  return `/${brochuresSegment}/${locale}/${publicId}${extension}`
}

/** Reads the public id from the name of a brochure's file, such as `1001.pdf`; null for any other name. */
export function parseBrochureName(name: string): number | null {
  return name.endsWith(extension) ? parsePublicId(name.slice(0, -extension.length)) : null
}
