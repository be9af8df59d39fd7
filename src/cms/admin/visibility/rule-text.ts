import type { LocalizedText } from '@/domain/kernel/locales'

/** Where an editor changes what a rule looks at. */
export type FixPlace = 'record' | 'marquee' | 'route' | 'source' | 'languages' | 'menu'

export type Fix = {
  to: FixPlace
  /** Name of the field there; null for the record as a whole. */
  field: string | null
  label: LocalizedText
}

/** A rule in the editor's words; `{value}` is what it was held against. */
export type RuleText = { text: LocalizedText; fix: Fix | null }

export function inRecord(field: string | null, label: LocalizedText): Fix {
  return { to: 'record', field, label }
}

export function rule(text: LocalizedText, fix: Fix | null = null): RuleText {
  return { text, fix }
}
