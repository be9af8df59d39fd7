import { toLocale, type LocalizedText } from '@/domain/kernel/locales'

type Values = Readonly<Record<string, string | number>>

/** A text in the language of the admin, with its values filled in. */
export function say(text: LocalizedText, language: string, values: Values = {}): string {
  return text[toLocale(language)].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

/** A text with a number in it, in the language of the admin, as it is said of one or of several. */
export function sayCount(
  { one, other }: Readonly<Record<'one' | 'other', LocalizedText>>,
  language: string,
  count: number,
): string {
  return say(count === 1 ? one : other, language, { count })
}
