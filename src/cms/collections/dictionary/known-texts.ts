import type { TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { textarea } from 'payload/shared'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { findForeignPlaceholders } from '@/i18n/placeholders'
import { toEditorMessage, toLanguageName } from '../../hooks/editor-message'

/** Every built-in text of a language by its key. */
export type ListTexts = (locale: Locale) => Readonly<Record<string, string>>

const suggestionsMax = 4

/** Keys that hold a part of what was typed, the last parts first: they tell the most. */
export function findSimilarKeys(keys: readonly string[], typed: string): string[] {
  const parts = typed
    .toLowerCase()
    .split('.')
    .filter((part) => part.length > 2)
    .reverse()
  const hits = parts.flatMap((part) => keys.filter((key) => key.toLowerCase().includes(part)))
  return [...new Set(hits)].slice(0, suggestionsMax)
}

/** Refuses a key that names no text of the site: it would be kept and never shown. */
export function createKeyRule(listTexts: ListTexts): TextFieldSingleValidation {
  return (value, { req }) => {
    const key = value ?? ''
    const locale = toLocale(req.locale)
    const texts = listTexts(locale)
    if (Object.hasOwn(texts, key)) return true
    const similar = findSimilarKeys(Object.keys(texts), key).join(', ')
    const language = toLanguageName(req, locale)
    return toEditorMessage(req, {
      nl: `De site heeft geen tekst met sleutel "${key}" (${language}).${similar && ` Bedoelt u ${similar}?`}`,
      fr: `Le site n’a pas de texte avec la clé « ${key} » (${language}).${similar && ` Vouliez-vous dire ${similar} ?`}`,
      en: `The site has no text with the key "${key}" (${language}).${similar && ` Do you mean ${similar}?`}`,
      de: `Die Website hat keinen Text mit dem Schlüssel „${key}“ (${language}).${similar && ` Meinen Sie ${similar}?`}`,
    })
  }
}

function readKey(siblings: unknown): string {
  const key: unknown =
    typeof siblings === 'object' && siblings !== null && 'key' in siblings ? siblings.key : ''
  return typeof key === 'string' ? key : ''
}

/** Refuses a text with names in braces that the site does not fill in: visitors would see them. */
export function createValueRule(listTexts: ListTexts): TextareaFieldValidation {
  return async (value, options) => {
    const basic = await textarea(value, options)
    if (basic !== true || !value) return basic
    const { req, siblingData } = options
    const locale = toLocale(req.locale)
    const key = readKey(siblingData)
    const builtIn = listTexts(locale)[key] ?? ''
    const foreign = findForeignPlaceholders(value, builtIn)
    if (foreign.length === 0) return true
    const language = toLanguageName(req, locale)
    const names = foreign.map((name) => (name === '{' ? '{ }' : `{${name}}`)).join(', ')
    return toEditorMessage(req, {
      nl: `${names} kan in "${key}" (${language}) niet worden ingevuld. De ingebouwde tekst is: ${builtIn}`,
      fr: `${names} ne peut pas être rempli dans « ${key} » (${language}). Le texte intégré est : ${builtIn}`,
      en: `${names} cannot be filled in for "${key}" (${language}). The built-in text is: ${builtIn}`,
      de: `${names} kann in „${key}“ (${language}) nicht ausgefüllt werden. Der eingebaute Text lautet: ${builtIn}`,
    })
  }
}
