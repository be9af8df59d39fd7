import { notaryScale } from '@/domain/costs/notary-fee'
import {
  deedAndSearches,
  newBuildCost,
  newBuildVat,
  purchaseCost,
  type CostLine,
} from '@/domain/costs/purchase-cost'
import { registrationDuty, type RegistrationDutyRate } from '@/domain/costs/registration-duty'
import { guaranteeCeiling } from '@/domain/costs/rent'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { CitedRule } from '@/domain/kernel/dated'
import type { Region } from '@/domain/places/region'

/** Where a rule or rate comes from and when that was looked up. */
export type CostSource = Pick<CitedRule, 'citation' | 'checkedOn'>

export type CostLineView = {
  key: 'registrationDuty' | 'vat' | 'notaryFee' | 'deedAndSearches'
  /** Euro; null where it depends on a part of the price that is not known. */
  amount: number | null
  /** Share of what is taxed: 0.02 is 2 %. Null for fees, which have a scale. */
  rate: number | null
  source: CostSource
}

/** What a purchase costs above the price. */
export type PurchaseView = {
  lines: CostLineView[]
  /** Price and costs together, euro; null where a line has no amount. */
  total: number | null
}

/** A purchase of an existing home, where every line has its amount. */
export type HomePurchaseView = {
  lines: (CostLineView & { amount: number })[]
  total: number
  /** Share of the price: 0.02 is 2 %. */
  dutyRate: number
  /** Part of the price, in euros, on which no duty is due. */
  abatement: number
}

/** What a home costs beyond the amount in the advertisement; indicative. */
export type CostView =
  | ({
      kind: 'buying'
      price: number
      region: Region
      /** Which of the two purchases stands first, and is meant where only one is shown. */
      isOwnHome: boolean
      /** For a buyer who will live there and has no other home; null where nobody can live. */
      ownHome: HomePurchaseView | null
      other: HomePurchaseView
    } & HomePurchaseView)
  | ({
      kind: 'newBuild'
      price: number
      region: Region
      regime: VatRegime
    } & PurchaseView)
  | {
      kind: 'renting'
      rent: number
      charges: number | null
      /** Rent and charges together, euro per month. */
      monthly: number
      guarantee: { months: number; amount: number; source: CostSource } | null
    }

/** How a new building is taxed. */
export type VatRegime = 'vat21' | 'vat6' | 'mixed'

export type CostFacts = {
  /** Euro: the whole price, or the rent per month. */
  amount: number
  goal: 'sale' | 'rent'
  /** Euro per month. */
  charges: number | null
  region: Region | null
  isResidential: boolean
  /** Sold to be let: then it is not first of all somebody's own home. */
  isInvestment: boolean
  /** Null for what bears registration duty. */
  vatRegime: VatRegime | null
  /** Part of the price for the building, and the VAT on it, as the agency states them; euro. */
  constructionCost: number | null
  vatAmount: number | null
  today: CalendarDay
}

function pickSource({ citation, checkedOn }: CitedRule): CostSource {
  return { citation, checkedOn }
}

type BuyingFacts = CostFacts & { region: Region }

function toPurchase(facts: BuyingFacts, isOwnOnlyHome: boolean): HomePurchaseView | null {
  const { region, amount, today } = facts
  const purchase = { region, price: amount, isOwnOnlyHome, on: today }
  const duty = registrationDuty(purchase)
  const cost = purchaseCost(purchase)
  if (duty === null || cost === null) return null
  const { rate, abatement, basis } = duty
  const lines = cost.lines.flatMap((line) => {
    const view = toLine(line, { basis, dutyRate: rate, vatRate: null })
    return view === null ? [] : [{ ...view, amount: line.amount }]
  })
  return { lines, total: cost.total, dutyRate: rate, abatement }
}

function toLine(
  { key, amount }: CostLine,
  rates: { basis: RegistrationDutyRate; dutyRate: number; vatRate: number | null },
): CostLineView | null {
  const { basis, dutyRate, vatRate } = rates
  switch (key) {
    case 'registrationDuty':
      return { key, amount, rate: dutyRate, source: pickSource(basis) }
    case 'vat':
      return { key, amount, rate: vatRate, source: pickSource(newBuildVat) }
    case 'notaryFee':
      return { key, amount, rate: null, source: pickSource(notaryScale) }
    case 'deedAndSearches':
      return { key, amount, rate: null, source: pickSource(deedAndSearches) }
    case 'creditDuties':
      // It depends on a loan, which the panel does not know.
      return null
  }
}

function toBuying(facts: BuyingFacts): CostView | null {
  const { amount, region, isResidential, isInvestment } = facts
  const other = toPurchase(facts, false)
  const ownHome = isResidential ? toPurchase(facts, true) : null
  if (other === null) return null
  const first = isInvestment ? other : (ownHome ?? other)
  const isOwnHome = first === ownHome
  return { kind: 'buying', price: amount, region, isOwnHome, ownHome, other, ...first }
}

/**
 * New building. Where one seller sells land and building, both bear VAT; under the mixed regime the
 * land bears the full duty, and only the agency can tell what part of the price it is.
 */
function toNewBuild(facts: BuyingFacts, regime: VatRegime): CostView | null {
  const { amount, region, today, constructionCost, vatAmount } = facts
  const duty = registrationDuty({ region, price: amount, isOwnOnlyHome: false, on: today })
  const isMixed = regime === 'mixed'
  const isSplitKnown = !isMixed || (constructionCost !== null && constructionCost < amount)
  const buildingPrice = isMixed ? (constructionCost ?? 0) : amount
  const vat = regime === 'vat6' ? 'rebuilding' : 'standard'
  const cost = newBuildCost({
    region,
    buildingPrice,
    landPrice: amount - buildingPrice,
    isLandUnderVat: !isMixed,
    vat,
    vatAmount: vatAmount ?? undefined,
    on: today,
  })
  if (duty === null || cost === null) return null
  const rates = { basis: duty.basis, dutyRate: duty.basis.otherRate, vatRate: newBuildVat[vat] }
  const lines = cost.lines
    .map((line) => toLine(line, rates))
    .filter((line) => line !== null)
    .map((line) => (isSplitKnown || line.rate === null ? line : { ...line, amount: null }))
  const total = isSplitKnown ? cost.total : null
  return { kind: 'newBuild', price: amount, region, regime, lines, total }
}

function toRenting({ amount, charges, region, isResidential, today }: CostFacts): CostView {
  const ceiling = region !== null && isResidential ? guaranteeCeiling(region, today) : null
  return {
    kind: 'renting',
    rent: amount,
    charges,
    monthly: amount + (charges ?? 0),
    guarantee: ceiling && {
      months: ceiling.months,
      amount: ceiling.months * amount,
      source: pickSource(ceiling),
    },
  }
}

/**
 * The costs panel. For a sale it takes registration duty or VAT, the notary's fee and the deed; a
 * home where somebody can live is reckoned as an own and only home and as any other purchase. What
 * is due on a purchase is known in the three regions of Belgium only.
 */
export function toCostView(facts: CostFacts): CostView | null {
  if (facts.goal === 'rent') return toRenting(facts)
  const { region, vatRegime } = facts
  if (region === null) return null
  const buying = { ...facts, region }
  return vatRegime === null ? toBuying(buying) : toNewBuild(buying, vatRegime)
}

/**
 * Costs above the price of somebody who buys to let, in euros; 0 where they are not known, as
 * abroad.
 */
export function investorCosts(costs: CostView | null): number {
  if (costs?.kind === 'buying') return costs.other.total - costs.price
  return costs?.kind === 'newBuild' && costs.total !== null ? costs.total - costs.price : 0
}
