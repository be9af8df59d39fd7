import type { LocalizedText } from '../kernel/locales'

/** The id of Belgium, the only country that has the three regions. */
export const belgiumId = 10
/** The id of Spain, which has a list of its own. */
export const spainId = 32
/** The id of Luxembourg. */
export const luxembourgId = 50

/** The countries that the agency works in, with the ids that its records carry. */
export const countries = [
  {
    id: belgiumId,
    iso: 'BE',
    names: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' },
  },
  { id: spainId, iso: 'ES', names: { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' } },
  {
    id: luxembourgId,
    iso: 'LU',
    names: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  },
] as const satisfies readonly { id: number; iso: string; names: LocalizedText }[]

export type Country = (typeof countries)[number]

export function findCountry(id: number): Country | null {
  return countries.find((country) => country.id === id) ?? null
}

/** Finds a country by its two letters (ISO 3166-1), in capitals or not. */
export function findCountryByIso(iso: string): Country | null {
  return countries.find((country) => country.iso === iso.trim().toUpperCase()) ?? null
}

/** Finds a country by its name in any of the languages. */
export function findCountryByName(name: string): Country | null {
  const wanted = name.trim().toLowerCase()
  return (
    countries.find(({ names }) =>
      Object.values(names).some((candidate) => candidate.toLowerCase() === wanted),
    ) ?? null
  )
}
