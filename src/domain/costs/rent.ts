import { findInForce, type CitedRule } from '../kernel/dated'
import type { Region } from '../places/region'
import { roundCents } from './round-cents'

/**
 * The rent after indexation: base rent × new index ÷ starting index, with the health index. The
 * starting index is that of the month before the lease starts (Flanders) or is signed (Brussels,
 * Wallonia); the new one that of the month before the anniversary. Source: Old Civil Code art.
 * 1728bis, lexgo.be, logement.brussels.
 *
 * @param facts.correctionFactor Share below 1 for energy-poor homes under older leases.
 * @returns Euros per month rounded to the cent; null unless all figures are positive.
 */
export function indexedRent(facts: {
  baseRent: number
  startIndex: number
  newIndex: number
  correctionFactor?: number
}): number | null {
  const { baseRent, startIndex, newIndex, correctionFactor = 1 } = facts
  const figures = [baseRent, startIndex, newIndex, correctionFactor]
  if (!figures.every((figure) => Number.isFinite(figure) && figure > 0)) return null
  return roundCents(((baseRent * newIndex) / startIndex) * correctionFactor)
}

export type GuaranteeCeiling = CitedRule & {
  region: Region
  /** Months of rent that a landlord may ask as a guarantee for a home. */
  months: number
}

export const guaranteeCeilings: readonly GuaranteeCeiling[] = [
  {
    region: 'flanders',
    months: 3,
    validFrom: '2019-01-01',
    source: 'Flemish Decree of 9 November 2018 on residential leases, art. 37',
    citation: {
      nl: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 37',
      fr: 'décret flamand du 9 novembre 2018 sur la location d’habitations, art. 37',
      en: 'Flemish Decree of 9 November 2018 on residential leases, art. 37',
      de: 'Flämisches Dekret vom 9. November 2018 über die Wohnungsmiete, Art. 37',
    },
    checkedOn: '2026-11-21',
  },
  {
    region: 'brussels',
    months: 2,
    validFrom: '2024-11-01',
    source: 'Brussels Housing Code, art. 248, Ordinance of 4 April 2024',
    citation: {
      nl: 'Brusselse Huisvestingscode, art. 248, ordonnantie van 4 april 2024',
      fr: 'Code bruxellois du logement, art. 248, ordonnance du 4 avril 2024',
      en: 'Brussels Housing Code, art. 248, Ordinance of 4 April 2024',
      de: 'Brüsseler Wohngesetzbuch, Art. 248, Ordonnanz vom 4. April 2024',
    },
    checkedOn: '2026-11-21',
  },
  {
    // Until 2023 some forms of guarantee went up to three months; the lower ceiling is kept here.
    region: 'wallonia',
    months: 2,
    validFrom: '2018-09-01',
    source: 'Walloon Decree of 15 March 2018 on residential leases, art. 62, amended 19 May 2023',
    citation: {
      nl: 'Waals decreet van 15 maart 2018 over de woninghuur, art. 62, gewijzigd op 19 mei 2023',
      fr: 'décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 62, modifié le 19 mai 2023',
      en: 'Walloon Decree of 15 March 2018 on residential leases, art. 62, amended on 19 May 2023',
      de: 'Wallonisches Dekret vom 15. März 2018 über den Wohnmietvertrag, Art. 62, geändert am 19. Mai 2023',
    },
    checkedOn: '2026-11-21',
  },
]

/** The most that may be asked as a guarantee in a region; null before its first rule. */
export function guaranteeCeiling(region: Region, on: Date | string): GuaranteeCeiling | null {
  return findInForce(
    guaranteeCeilings.filter((ceiling) => ceiling.region === region),
    on,
  )
}

/**
 * The gross yield of a let property in percent per year: twelve rents over price and costs.
 *
 * @returns Rounded to two decimals; null unless rent and price are positive and costs not negative.
 */
export function grossRentalYieldPercent(facts: {
  monthlyRent: number
  price: number
  costs: number
}): number | null {
  const { monthlyRent, price, costs } = facts
  if (!(monthlyRent > 0) || !(price > 0) || !(costs >= 0)) return null
  return roundCents(((12 * monthlyRent) / (price + costs)) * 100)
}
