import type { MailFact } from '@/server/mail/mail-document'
import type { FormField } from './form-field'
import type { FormTexts } from './form-texts'

type Words = { yes: string; no: string }

function toValue(value: unknown, name: string, { fields }: FormTexts, words: Words): string {
  if (Array.isArray(value))
    return value.map((one) => toValue(one, name, { fields } as FormTexts, words)).join(', ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return fields[name]?.options?.[value] ?? value
}

/** The answers of an enquiry in words, in the order of the form; what was left open is left out. */
export function toAnswerFacts(
  answers: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
  texts: FormTexts,
  words: Words,
): MailFact[] {
  return fields.flatMap(({ name }) => {
    const value = toValue(answers[name], name, texts, words)
    return value === '' ? [] : [{ label: texts.fields[name]?.label ?? name, value }]
  })
}
