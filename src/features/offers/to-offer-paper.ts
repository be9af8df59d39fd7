import { formatLongDate } from '@/domain/formats/dates'
import { formatPhone } from '@/domain/formats/identifiers'
import { formatNumber, formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import type { OfferContent } from '@/domain/offers/offer-content'
import { paperTexts } from './paper-messages'
import { fillIn } from '@/ui/template'

type Row = { label: string; value: string }

type OfferPart = { title: string; rows: readonly Row[] }

/** The copy of an offer, ready to be set. */
export type OfferPaper = {
  locale: Locale
  agencyName: string
  title: string
  numberText: string
  price: string
  parts: readonly OfferPart[]
  notices: readonly string[]
  signedText: string
  proofText: string
  hashes: readonly Row[]
  /** With `{page}` and `{pages}`. */
  pageText: string
}

/** A line of the register that has been checked. */
export type PaperSource = {
  sequence: number
  content: OfferContent
  hash: string
  previousHash: string
  agencyName: string
}

type Texts = (typeof paperTexts)[Locale]

function toOfferRows(content: OfferContent, texts: Texts): Row[] {
  const { locale, property, amountEuros, amountInWords, startsOn, endsOn } = content
  const reference =
    property.reference === null ? [] : [{ label: texts.reference, value: property.reference }]
  return [
    { label: texts.property, value: `${property.title}, ${property.address}` },
    ...reference,
    { label: texts.amount, value: formatPrice(amountEuros) },
    { label: texts.inWords, value: amountInWords },
    {
      label: texts.validity,
      value: fillIn(texts.validityValue, {
        start: formatLongDate(startsOn, locale),
        end: formatLongDate(endsOn, locale),
      }),
    },
  ]
}

function toSignerRows({ signerA, signerB }: OfferContent, texts: Texts): Row[] {
  return [
    { label: texts.signerA, value: signerA.name },
    { label: texts.address, value: `${signerA.street}, ${signerA.city}` },
    { label: texts.email, value: signerA.email },
    { label: texts.phone, value: formatPhone(signerA.phone) },
    {
      label: texts.signerB,
      value: [signerB?.name, signerB?.email].filter(Boolean).join(', ') || texts.noSecond,
    },
  ]
}

function toTermRows({ financing, conditions }: OfferContent, texts: Texts): Row[] {
  const loan =
    financing &&
    fillIn(texts.financingValue, {
      amount: formatPrice(financing.euros),
      days: formatNumber(financing.days),
    })
  return [
    { label: texts.financing, value: loan ?? texts.noFinancing },
    { label: texts.conditions, value: conditions ?? texts.noConditions },
  ]
}

/** What was signed, part by part, with labels in the language of the content. */
export function toOfferParts(content: OfferContent): readonly OfferPart[] {
  const texts = paperTexts[content.locale]
  return [
    { title: texts.parts.offer, rows: toOfferRows(content, texts) },
    { title: texts.parts.signers, rows: toSignerRows(content, texts) },
    { title: texts.parts.terms, rows: toTermRows(content, texts) },
  ]
}

/** Writes out an offer from what the register holds, in the language in which it was made. */
export function toOfferPaper({
  sequence,
  content,
  agencyName,
  ...source
}: PaperSource): OfferPaper {
  const { locale, deposit, endsOn } = content
  const texts = paperTexts[locale]
  return {
    locale,
    agencyName,
    title: texts.title,
    numberText: fillIn(texts.number, { number: String(sequence) }),
    price: formatPrice(content.amountEuros),
    parts: toOfferParts(content),
    notices: [
      fillIn(texts.binding, { end: formatLongDate(endsOn, locale) }),
      fillIn(texts.deposit, {
        percent: formatNumber(deposit.percent),
        amount: formatPrice(deposit.euros),
      }),
    ],
    signedText: fillIn(texts.signed, {
      place: content.signedAt,
      date: formatLongDate(content.signedOn, locale),
    }),
    proofText: texts.proof,
    hashes: [
      { label: texts.hash, value: source.hash },
      { label: texts.previousHash, value: source.previousHash },
    ],
    pageText: texts.page,
  }
}
