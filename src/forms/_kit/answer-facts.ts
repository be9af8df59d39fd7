import { formatDate } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { joinChoices } from '@/domain/text/join-choices'
import type { MailFact } from '@/server/mail/mail-document'
import type { FormField } from './form-field'
import type { FieldTexts, FormTexts } from './form-texts'

type Words = { yes: string; no: string; locale: Locale }

/** A part of an answer, such as a place by its postcode and its name, is written in its order. */
function toValue(value: unknown, texts: FieldTexts | undefined, words: Words): string {
  const join = (parts: readonly unknown[], between: string) =>
    parts
      .map((part) => toValue(part, texts, words))
      .filter(Boolean)
      .join(between)
  if (Array.isArray(value)) {
    const names = value.map((one) => texts?.options?.[String(one)])
    const isChosen = names.every((name) => name !== undefined)
    return isChosen ? joinChoices(names, words.locale) : join(value, ', ')
  }
  if (typeof value === 'object' && value !== null) return join(Object.values(value), ' ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return texts?.options?.[value] ?? value
}

/** What is kept as calendars and calculators write it, as people do. */
function toReadable(value: unknown, text: string, field: FormField | undefined): string {
  const isDay = field?.control === 'text' && field.type === 'date'
  if (isDay) return formatDate(text) || text
  return field?.hasThousands && typeof value === 'number' ? formatNumber(value) : text
}

/** A box that is only told where it was ticked, and was not. */
function isSilent(field: FormField | undefined, answer: unknown): boolean {
  return field?.control === 'checkbox' && field.isToldWhenOn === true && answer === false
}

/** The answers that are among those that their question offers; all others are left out. */
export function pickOffered(
  answers: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
): Record<string, string[]> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const offered = 'options' in field ? field.options : []
      const given = [answers[field.name]].flat().filter((one) => typeof one === 'string')
      const chosen = given.filter((one) => offered.includes(one))
      return chosen.length === 0 ? [] : [[field.name, chosen]]
    }),
  )
}

/**
 * The answers of an enquiry in words, in the order of the form; what was left open is left out.
 * What no question of the form asks any more stands last, under the name by which it was kept.
 */
export function toAnswerFacts(
  answers: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
  { fields: texts }: FormTexts,
  words: Words,
): MailFact[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(answers)])
  return [...names].flatMap((name) => {
    const answer = answers[name]
    const field = fields.find((one) => one.name === name)
    if (isSilent(field, answer)) return []
    const value = toReadable(answer, toValue(answer, texts[name], words), field)
    return value === '' ? [] : [{ label: texts[name]?.label ?? name, value }]
  })
}
