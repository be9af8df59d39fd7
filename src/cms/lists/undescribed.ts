import type { Where } from 'payload'
import type { Locale } from '@/domain/kernel/locales'

/**
 * Pictures without words, in a language, for those who do not see them; backgrounds are decoration
 * and need none. The filter itself names the language: one in the address of a list would stay the
 * language in which its reader writes from then on.
 */
export function undescribedIn(locale: Locale): Where {
  return {
    and: [
      { [`alt.${locale}`]: { exists: false } },
      { kind: { not_equals: 'background' } },
      { mimeType: { contains: 'image/' } },
    ],
  }
}
