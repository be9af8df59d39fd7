import { locales, type Locale } from '@/domain/kernel/locales'
import type { Listing } from '@/domain/listings/listing'
import { toPlainLines } from '@/domain/text/clean-description'
import { cutText } from '@/domain/text/cut-text'
import { truncateTitle } from '@/domain/text/truncate'
import { textCharactersMax } from '../fields/bounds'

/** As long as the field of the desk; the sign of the cut is not counted. */
const titleCharactersMax = 149

/** The texts of a home in one language, as its fields hold them. */
export type ImportedText = { locale: Locale; title: string | null; description: string | null }

const orNull = (text: string) => (text === '' ? null : text)

/**
 * The texts of a listing by language: plain, since the fields of the desk are, and cut where they
 * are longer than those allow. Languages in which it says nothing are left out.
 */
export function toImportedTexts({ titles, descriptions }: Listing): ImportedText[] {
  return locales
    .map((locale) => ({
      locale,
      title: orNull(
        truncateTitle(toPlainLines(titles[locale] ?? '').replace(/\s+/g, ' '), titleCharactersMax),
      ),
      description: orNull(cutText(toPlainLines(descriptions[locale] ?? ''), textCharactersMax)),
    }))
    .filter(({ title, description }) => title !== null || description !== null)
}
