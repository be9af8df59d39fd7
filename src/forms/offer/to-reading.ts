import { formatLongDate } from '@/domain/formats/dates'
import { formatNumber, formatPrice } from '@/domain/formats/numbers'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { depositOn } from '@/domain/offers/deposit'
import { offerAnswersSchema } from '@/domain/offers/offer-answers'
import type { OfferContent } from '@/domain/offers/offer-content'
import type { FormReading } from '@/server/request/form-drafts'
import type { FormAnswers } from '../_kit/define-form'
import type { FormTexts, ReadingTexts } from '../_kit/form-texts'
import { fillIn } from '@/ui/template'

type ReadingContext = {
  locale: Locale
  texts: FormTexts
  /** The amount in words. */
  toConfirm: string
  property: OfferContent['property']
  /** 0 to 100. */
  depositPercent: number
  today: CalendarDay
}

function join(parts: readonly unknown[], separator = ' '): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(separator)
}

/** Lets a long number in words end a line where its parts meet. */
function softenNumber(words: string): string {
  return words.replaceAll(/(honderd|duizend|hundert|tausend)(?=\p{L})/gu, '$1\u00AD')
}

function toRows(answers: FormAnswers, words: ReadingTexts, context: ReadingContext) {
  const { locale, texts, toConfirm, property, today } = context
  const checked = offerAnswersSchema.parse({ ...answers, confirmed: toConfirm })
  const label = (name: string) => texts.fields[name]?.label ?? name
  const financing = checked.financing
    ? fillIn(words.financingValue, {
        amount: formatPrice(checked.financingAmount),
        days: formatNumber(checked.financingDays),
      })
    : words.noFinancing
  const validity = fillIn(words.validityValue, {
    start: formatLongDate(checked.startDate, locale),
    end: formatLongDate(checked.endDate, locale),
  })
  return [
    {
      label: words.property,
      value: join([property.title, property.address, property.reference], ', '),
    },
    { label: label('amount'), value: formatPrice(checked.amount) },
    { label: words.inWords, value: softenNumber(toConfirm) },
    { label: words.validity, value: validity },
    { label: words.signer, value: join([answers['firstName'], answers['lastName']]) },
    { label: words.address, value: join([checked.street, checked.city], ', ') },
    { label: label('email'), value: join([answers['email']]) },
    { label: label('phone'), value: checked.phone },
    {
      label: label('secondName'),
      value: join([checked.secondName, checked.secondEmail], ', ') || words.noSecond,
    },
    { label: words.financing, value: financing },
    { label: label('conditions'), value: checked.conditions ?? words.noConditions },
    { label: words.signed, value: join([checked.place, formatLongDate(today, locale)], ', ') },
  ]
}

/**
 * An offer as it is read back before it is sent: everything that it holds, what it means, and the
 * amount in words to confirm.
 *
 * @throws Error when the texts of the form say nothing about it
 */
export function toOfferReading(answers: FormAnswers, context: ReadingContext): FormReading {
  const { locale, texts, toConfirm, depositPercent } = context
  const { reading: words } = texts
  if (!words) throw new Error('The offer form needs its texts for reading back')
  const end = formatLongDate(String(answers['endDate']), locale)
  return {
    title: words.title,
    lead: words.lead,
    rows: toRows(answers, words, context),
    notices: [
      fillIn(words.binding, { end }),
      fillIn(words.deposit, {
        percent: formatNumber(depositPercent),
        amount: formatPrice(depositOn(Number(answers['amount']), depositPercent)),
      }),
    ],
    confirm: {
      value: toConfirm,
      label: fillIn(words.confirm, { amount: formatPrice(answers['amount']), words: toConfirm }),
    },
    send: words.send,
    change: words.change,
  }
}
