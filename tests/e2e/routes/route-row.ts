import { locales, type Locale } from '../../../src/domain/kernel/locales'

/** One line of the table: what is asked, and what the site must answer on the first hit. */
export type RouteRow = {
  path: string
  /** What the row is about, where the path does not tell. */
  about?: string
  headers?: Readonly<Record<string, string>>
  status: number
  /** Path of a redirect. */
  location?: string
  lang?: Locale
  h1?: string
  canonical?: string
  isIndexable?: boolean
}

export type InLanguages = Readonly<Record<Locale, string>>

/** The four rows of a page that answers in every language, at its one true address. */
export function pageRows(
  paths: InLanguages,
  h1: InLanguages,
  more: Pick<RouteRow, 'isIndexable'> = {},
): RouteRow[] {
  return locales.map((locale) => ({
    path: `/${locale}${paths[locale]}`,
    status: 200,
    lang: locale,
    h1: h1[locale],
    canonical: `/${locale}${paths[locale]}`,
    ...more,
  }))
}

/** The four rows of an address that does not exist; the page says so in the visitor's language. */
export function missingRows(paths: InLanguages, about?: string): RouteRow[] {
  return locales.map((locale) => missing(`/${locale}${paths[locale]}`, locale, about))
}

/** The heading of what is not there, by what was asked for. */
export const missingTitles = {
  other: {
    nl: 'Oeps, deze pagina bestaat niet meer',
    fr: 'Oups, cette page n’existe plus',
    en: 'Oops, this page no longer exists',
    de: 'Hoppla, diese Seite gibt es nicht mehr',
  },
  property: {
    nl: 'Dit pand is niet gevonden of is verkocht',
    fr: 'Ce bien est introuvable ou a été vendu',
    en: 'Property not found or sold',
    de: 'Diese Immobilie wurde nicht gefunden oder ist verkauft',
  },
} as const satisfies Readonly<Record<string, InLanguages>>

export function missing(path: string, lang: Locale, about?: string): RouteRow {
  return { path, about, status: 404, lang, isIndexable: false }
}

export function moved(path: string, location: string, status: 307 | 308 = 308): RouteRow {
  return { path, status, location }
}
