import type { Locale } from '../kernel/locales'

/** What a house is called when nothing more is known, and the kinds that people search by name. */
const houseWords: Readonly<Record<Locale, { general: string; kinds: readonly string[] }>> = {
  nl: {
    general: 'Woning',
    kinds: [
      'Villa',
      'Herenhuis',
      'Bungalow',
      'Vierkantshoeve',
      'Hoeve',
      'Rijwoning',
      'Stadswoning',
      'Gezinswoning',
      'Nieuwbouwwoning',
    ],
  },
  fr: {
    general: 'Maison',
    kinds: [
      'Villa',
      'Maison de maître',
      'Bungalow',
      'Fermette',
      'Ferme',
      'Maison de ville',
      'Maison mitoyenne',
    ],
  },
  en: {
    general: 'House',
    kinds: ['Villa', 'Town house', 'Bungalow', 'Farmhouse', 'Terraced house', 'City house'],
  },
  de: {
    general: 'Haus',
    kinds: [
      'Villa',
      'Herrenhaus',
      'Bungalow',
      'Vierseithof',
      'Bauernhof',
      'Reihenhaus',
      'Stadthaus',
      'Doppelhaushälfte',
      'Familienhaus',
    ],
  },
}

/**
 * The word for the type of a property where there is room for one. The type of houses is named
 * after three kinds at once; its title mostly says which one it is. Every other type, and a type
 * that the agency has renamed, keeps its name.
 *
 * @param title the title in the same language; null when it is borrowed from another one
 */
export function toTypeWord(typeName: string, title: string | null, locale: Locale): string {
  const { general, kinds } = houseWords[locale]
  if (!typeName.split('/').includes(general)) return typeName
  const words = ` ${(title ?? '').toLocaleLowerCase(locale).replace(/[^\p{L}]+/gu, ' ')} `
  const found = kinds.find((kind) => words.includes(` ${kind.toLocaleLowerCase(locale)} `))
  return found ?? general
}
