import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import type { RetentionTexts } from '@/features/retention/messages'
import { nameKind } from '@/features/retention/tell-retention'
import type { messages } from './messages'
import type { PersonLine } from './person-summary'

type LineWords = { page: (typeof messages)[Locale]['page']; names: RetentionTexts; locale: Locale }

function tellUntil({ collection, until }: PersonLine, { page, locale }: LineWords): string {
  if (collection === 'textsOfOthers') return page.withText
  return until === null ? page.noEnd : formatLongDate(until, locale)
}

/** A line of what is kept about somebody, in words. */
export function tellLine(line: PersonLine, words: LineWords) {
  const { collection, form, erasure } = line
  return {
    what: form === null ? words.page.collections[collection] : nameKind(form, words.names),
    until: tellUntil(line, words),
    fate: words.page.fates[erasure],
  }
}
