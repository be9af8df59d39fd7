import type { Property } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { priceView, type PriceView } from '@/domain/pricing/price-view'
import { findPropertyType } from '@/domain/properties/property-types'
import { toPriceFacts } from './price-facts'
import { amountOf, regionOf } from './record-values'
import { toCostView } from './to-cost-view'
import { toLoanView } from './to-loan-view'
import { toYieldView } from './to-yield-view'

/** The price as a visitor may know it. */
export function toPrice(property: Property, today: CalendarDay): PriceView {
  return priceView(toPriceFacts(property, today))
}

const incomePropertyKey = 'income-property'

/** In a list of investments, or of a type that is bought to be let. */
function isInvestment({ isInvestment: isFlagged, mainType, types }: Property): boolean {
  const ids = [mainType, ...(types ?? [])].map((type) => findLoaded(type)?.webId ?? 0)
  return isFlagged === true || ids.some((id) => findPropertyType(id)?.key === incomePropertyKey)
}

/** The amount that a visitor would pay: the whole price of a sale, or a rent per month. */
function findPayable(property: Property, price: PriceView) {
  if (price.kind !== 'amount' || price.suffixText !== null) return null
  const { goal } = property
  if (goal === 'rent' && price.per === 'month') return { goal, amount: price.amount } as const
  return goal === 'sale' && price.per === null ? ({ goal, amount: price.amount } as const) : null
}

/** Costs, loan and yield: all that is reckoned from an amount that is public. */
export function toMoney(property: Property, price: PriceView, today: CalendarDay) {
  const payable = findPayable(property, price)
  if (payable === null) return { costs: null, loan: null, rentalYield: null }
  const { amount, goal } = payable
  const { vatRegime } = property
  const region = regionOf(property)
  const isForInvestors = isInvestment(property)
  // On new building, without a word on VAT, nobody can tell what is due.
  const isUnclear = goal === 'sale' && property.isNewBuild === true && !vatRegime
  const costs = isUnclear
    ? null
    : toCostView({
        amount,
        goal,
        charges: amountOf(property.chargesRenter),
        region,
        isResidential:
          findPropertyType(findLoaded(property.mainType)?.webId ?? 0)?.isResidential ?? false,
        isInvestment: isForInvestors,
        vatRegime: vatRegime && vatRegime !== 'registration' ? vatRegime : null,
        constructionCost: amountOf(property.constructionCost),
        vatAmount: amountOf(property.vatValue),
        today,
      })
  if (goal === 'rent') return { costs, loan: null, rentalYield: null }
  const monthlyRent = amountOf(property.monthlyRent)
  return {
    costs,
    loan: toLoanView(amount, costs, region),
    rentalYield: toYieldView({ isInvestment: isForInvestors, monthlyRent, price: amount }, costs),
  }
}
