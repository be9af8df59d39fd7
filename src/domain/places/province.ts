import { belgiumId } from './countries'

/** Where each series of Belgian postcodes begins, with the English name of its province. */
const series: readonly (readonly [from: number, name: string])[] = [
  [1000, 'Brussels'],
  [1300, 'Walloon Brabant'],
  [1500, 'Flemish Brabant'],
  [2000, 'Antwerp'],
  [3000, 'Flemish Brabant'],
  [3500, 'Limburg'],
  [4000, 'Liège'],
  [5000, 'Namur'],
  [6000, 'Hainaut'],
  [6600, 'Luxembourg'],
  [7000, 'Hainaut'],
  [8000, 'West Flanders'],
  [9000, 'East Flanders'],
]

/**
 * The province that a Belgian postcode lies in, by its English name; Brussels, which is in none,
 * goes by its own. Null abroad, and for a postcode that is none.
 */
export function provinceOfPostcode(zip: string, countryId: number): string | null {
  if (countryId !== belgiumId || !/^[1-9]\d{3}$/.test(zip)) return null
  return series.findLast(([from]) => Number(zip) >= from)?.[1] ?? null
}
