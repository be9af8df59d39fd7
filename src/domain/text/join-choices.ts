import type { Locale } from '../kernel/locales'

/**
 * Names of choices as one list: "Zaterdag voormiddag, dinsdag namiddag". Each begins with a capital where it
 * stands by itself; within a line Dutch and French write none, where English and German may have to.
 */
export function joinChoices(names: readonly string[], locale: Locale): string {
  const hasCapitals = locale === 'en' || locale === 'de'
  return names.map((name, at) => (at === 0 || hasCapitals ? name : toLower(name))).join(', ')
}

/** An abbreviation keeps its capitals. */
function toLower(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
