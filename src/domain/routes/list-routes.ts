import type { LocalizedText } from '../kernel/locales'

/** The lists that properties and projects stand in. */
export type ListRouteKey = 'forSale' | 'forRent' | 'investment' | 'spain' | 'discreet' | 'projects'

/** Original path of each list, in the order in which an address is matched against them. */
export const listPaths: Readonly<Record<ListRouteKey, string>> = {
  forSale: '/for-sale/',
  forRent: '/for-rent/',
  investment: '/Beleggingsvastgoed/',
  spain: '/Spanje/',
  discreet: '/Discreet/',
  projects: '/Projects/',
}

export const listKeys: readonly ListRouteKey[] = [
  'forSale',
  'forRent',
  'investment',
  'spain',
  'discreet',
  'projects',
]

/**
 * The two lists that must never be without an address: their paths stand here as well, in case a
 * language has no row in the route table.
 */
export const builtInListPaths: Readonly<Record<string, LocalizedText>> = {
  '/for-sale/': { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' },
  '/for-rent/': { nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' },
}

/** Which list an original path stands for, whatever its capitals; null for any other page. */
export function findListKey(originalPath: string): ListRouteKey | null {
  const wanted = originalPath.toLowerCase()
  return listKeys.find((key) => listPaths[key].toLowerCase() === wanted) ?? null
}
