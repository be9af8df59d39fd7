import { notaryScale } from '@/domain/costs/notary-fee'
import { deedAndSearches, purchaseCost } from '@/domain/costs/purchase-cost'
import { registrationDuty } from '@/domain/costs/registration-duty'
import { guaranteeCeiling } from '@/domain/costs/rent'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { CitedRule } from '@/domain/kernel/dated'
import type { Region } from '@/domain/places/region'

/** Where a rule or rate comes from and when that was looked up. */
export type CostSource = Pick<CitedRule, 'citation' | 'checkedOn'>

export type CostLineView = {
  key: 'registrationDuty' | 'notaryFee' | 'deedAndSearches'
  /** Euro. */
  amount: number
  source: CostSource
}

/** What a home costs beyond the amount in the advertisement; indicative. */
export type CostView =
  | {
      kind: 'buying'
      price: number
      /** Share of the price: 0.02 is 2 %. */
      dutyRate: number
      isOwnHome: boolean
      lines: CostLineView[]
      /** Price and costs together, euro. */
      total: number
    }
  | {
      kind: 'renting'
      rent: number
      charges: number | null
      /** Rent and charges together, euro per month. */
      monthly: number
      guarantee: { months: number; amount: number; source: CostSource } | null
    }

export type CostFacts = {
  /** Euro: the whole price, or the rent per month. */
  amount: number
  goal: 'sale' | 'rent'
  /** Euro per month. */
  charges: number | null
  region: Region | null
  isResidential: boolean
  today: CalendarDay
}

function pickSource({ citation, checkedOn }: CitedRule): CostSource {
  return { citation, checkedOn }
}

function toBuying({ amount, region, isResidential, today }: CostFacts): CostView | null {
  if (region === null) return null
  const facts = { region, price: amount, isOwnOnlyHome: isResidential, on: today }
  const duty = registrationDuty(facts)
  const cost = purchaseCost(facts)
  if (duty === null || cost === null) return null
  const sources = {
    registrationDuty: duty.basis,
    notaryFee: notaryScale,
    deedAndSearches,
  }
  return {
    kind: 'buying',
    price: amount,
    dutyRate: duty.rate,
    isOwnHome: isResidential,
    total: cost.total,
    lines: cost.lines.flatMap(({ key, amount: costs }) =>
      key === 'registrationDuty' || key === 'notaryFee' || key === 'deedAndSearches'
        ? [{ key, amount: costs, source: pickSource(sources[key]) }]
        : [],
    ),
  }
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
 * The costs panel. For a sale it takes registration duty, the notary's fee and the deed, as an own
 * and only home where somebody can live; it exists in the three regions of Belgium only.
 */
export function toCostView(facts: CostFacts): CostView | null {
  return facts.goal === 'sale' ? toBuying(facts) : toRenting(facts)
}
