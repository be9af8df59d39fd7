import { toLocale, type LocalizedText } from '@/domain/kernel/locales'

type Values = Readonly<Record<string, string | number>>

/** A text in the language of the admin, with its values filled in. */
export function say(text: LocalizedText, language: string, values: Values = {}): string {
  return text[toLocale(language)].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}
