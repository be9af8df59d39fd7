import { findInForce, type CitedRule } from '../kernel/dated'
import type { Region } from '../places/region'
import { creditDutiesOn } from './credit-duties'
import { notaryFee } from './notary-fee'
import { registrationDuty, registrationDutyRates, type DutyFacts } from './registration-duty'
import { roundCents } from './round-cents'

/** Costs of the deed and its searches in euros, VAT included: the notaries' own example. */
export const deedAndSearches: CitedRule & { amount: number } = {
  amount: 1407,
  validFrom: '2025-01-01',
  source: 'notaris.be, example of a family home of 250,000 euros in Flanders',
  citation: {
    nl: 'notaris.be, voorbeeld van een gezinswoning van € 250.000',
    fr: 'notaire.be, exemple d’une maison familiale de € 250.000',
    en: 'notaris.be, example of a family home of € 250.000',
    de: 'notaire.be, Beispiel eines Einfamilienhauses von € 250.000',
  },
  checkedOn: '2026-08-23',
}

/** VAT on new homes: the ordinary rate, and the rate for rebuilding after demolition. */
export const newBuildVat: CitedRule & { standard: number; rebuilding: number } = {
  standard: 0.21,
  rebuilding: 0.06,
  validFrom: '2025-07-01',
  source: 'VAT rates, Royal Decree no. 20; balan-z.be, vlaemynck.be',
  citation: {
    nl: 'koninklijk besluit nr. 20 over de btw-tarieven',
    fr: 'arrêté royal n° 20 sur les taux de TVA',
    en: 'Royal Decree no. 20 on VAT rates',
    de: 'Königlicher Erlass Nr. 20 über die MwSt.-Sätze',
  },
  checkedOn: '2026-08-23',
}

export type CostLine = {
  key: 'registrationDuty' | 'vat' | 'notaryFee' | 'deedAndSearches' | 'creditDuties'
  /** In euros, rounded to the cent. */
  amount: number
}

export type PurchaseCost = {
  lines: CostLine[]
  /** Everything above the price. */
  costs: number
  /** Price and costs together. */
  total: number
}

/**
 * What buying an existing home costs above its price. Indicative. With a loan its duties are
 * counted; the notary's fee for the credit deed follows a scale of its own and is not.
 *
 * @returns null when no rate is known for the region and day.
 */
export function purchaseCost(
  facts: DutyFacts & { loanAmount?: number; deedAndSearchesAmount?: number },
): PurchaseCost | null {
  const duty = registrationDuty(facts)
  if (duty === null) return null
  return summed(facts.price, [
    { key: 'registrationDuty', amount: duty.duty },
    ...deedLines(facts.price, facts.deedAndSearchesAmount),
    ...creditLines(facts.loanAmount ?? 0),
  ])
}

export type NewBuildFacts = {
  region: Region
  /** In euros, without VAT. */
  buildingPrice: number
  /** In euros, without VAT or duty. */
  landPrice: number
  /** The same seller sells both under VAT; otherwise the land bears registration duty. */
  isLandUnderVat: boolean
  vat: 'standard' | 'rebuilding'
  /** The VAT in euros that the seller states; without it the rate is applied. */
  vatAmount?: number
  loanAmount?: number
  on: Date | string
}

/**
 * What buying a new home costs above its price without tax. Land outside VAT pays the full duty of
 * the region, never the rate for an own home. Indicative.
 *
 * @returns null when no rate is known for the region and day.
 */
export function newBuildCost(facts: NewBuildFacts): PurchaseCost | null {
  const { buildingPrice, landPrice, isLandUnderVat } = facts
  const rates = registrationDutyRates.filter(({ region }) => region === facts.region)
  const basis = findInForce(rates, facts.on)
  if (basis === null) return null
  const taxed = buildingPrice + (isLandUnderVat ? landPrice : 0)
  const duty = isLandUnderVat ? 0 : roundCents(landPrice * basis.otherRate)
  const price = buildingPrice + landPrice
  return summed(price, [
    { key: 'vat', amount: facts.vatAmount ?? roundCents(taxed * newBuildVat[facts.vat]) },
    ...(isLandUnderVat ? [] : [{ key: 'registrationDuty', amount: duty } as const]),
    ...deedLines(price),
    ...creditLines(facts.loanAmount ?? 0),
  ])
}

function deedLines(price: number, searches: number = deedAndSearches.amount): CostLine[] {
  return [
    { key: 'notaryFee', amount: notaryFee(price).inclVat },
    { key: 'deedAndSearches', amount: searches },
  ]
}

function creditLines(loanAmount: number): CostLine[] {
  if (loanAmount <= 0) return []
  return [{ key: 'creditDuties', amount: creditDutiesOn(loanAmount) }]
}

function summed(price: number, lines: CostLine[]): PurchaseCost {
  const costs = roundCents(lines.reduce((sum, { amount }) => sum + amount, 0))
  return { lines, costs, total: roundCents(price + costs) }
}
