import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { messages as factMessages } from '@/features/properties/fact-messages'
import { getTexts } from '@/server/texts/text-overrides'

/** The headings of the columns of a table of units, by the name of the column. */
export async function describeUnitColumns(locale: Locale) {
  const [t, facts] = await Promise.all([
    getTranslations('projects'),
    getTexts('facts', factMessages, locale),
  ])
  return {
    unit: t('unit'),
    type: t('type'),
    floor: facts.label.floor,
    area: t('area'),
    terrace: t('terrace'),
    bedrooms: t('bedrooms'),
    price: t('price'),
    status: t('status'),
  }
}
