import type { Locale } from '@/domain/kernel/locales'
import { cardMessages } from './card-messages'
import { detailMessages } from './detail-messages'
import { filterMessages } from './filter-messages'
import { formMessages } from './form-messages'
import { listMessages } from './list-messages'
import { loanMessages } from './loan-messages'
import { panoramaMessages } from './panorama-messages'

function inLanguage(locale: Locale) {
  return {
    card: cardMessages[locale],
    list: listMessages[locale],
    filters: filterMessages[locale],
    forms: formMessages[locale],
    detail: detailMessages[locale],
    loan: loanMessages[locale],
    panorama: panoramaMessages[locale],
  }
}

/** The texts of this slice, part by part. */
export const messages = {
  nl: inLanguage('nl'),
  fr: inLanguage('fr'),
  en: inLanguage('en'),
  de: inLanguage('de'),
}
