import type { useTranslations } from 'next-intl'

/** The words of the page of a property. */
export type DetailTexts = ReturnType<typeof useTranslations<'properties.detail'>>

/** The words that a brochure is written with: its own, those of the page and of the mentions. */
export type BrochureTexts = {
  own: ReturnType<typeof useTranslations<'brochure'>>
  detail: DetailTexts
  shell: ReturnType<typeof useTranslations<'shell'>>
}
