import { isLocale, toLocalized, type Locale, type LocalizedText } from '@/domain/kernel/locales'

/** Whether a label of the desk carries its texts, whether or not it says itself besides. */
export function hasTexts(label: unknown): label is LocalizedText {
  const mayHold = (typeof label === 'object' && label !== null) || typeof label === 'function'
  const keys = mayHold ? Object.keys(label) : []
  return keys.length > 0 && keys.every(isLocale)
}

/** A label of the desk in its language. */
export function toLabel(label: unknown, language: Locale): string {
  return hasTexts(label) ? label[language] : String(label ?? '')
}

/** A label of the desk in every language; the name of what it labels where it has no text. */
export function toLabelTexts(label: unknown, name: string): LocalizedText {
  return { nl: name, fr: name, en: name, de: name, ...toLocalized(label) }
}

/** One of the values of a choice. */
export type Choice = string | { value: string; label?: unknown }

/** What a value of a choice is called; a value that is none of them stays as it is. */
export function nameChoice(options: readonly Choice[], value: unknown, language: Locale): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  if (option === undefined || typeof option === 'string') return String(value)
  const { label } = option
  return typeof label === 'string' ? label : toLabelTexts(label, option.value)[language]
}
