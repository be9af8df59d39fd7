import { grossRentalYieldPercent } from '@/domain/costs/rent'
import { investorCosts, type CostView } from './to-cost-view'

/** What a let property brings in before costs and taxes. */
export type YieldView = {
  /** Euro per month. */
  monthlyRent: number
  yearlyRent: number
  /** Percent per year of price and costs together. */
  grossPercent: number
  /** False where only the price is known, as abroad. */
  hasCosts: boolean
}

/**
 * The gross yield of an investment: twelve rents over price and costs, the costs of somebody who
 * does not live there.
 *
 * @returns null for what is no investment, or without a rent.
 */
export function toYieldView(
  facts: {
    isInvestment: boolean
    monthlyRent: number | null
    price: number
  },
  costs: CostView | null,
): YieldView | null {
  const { monthlyRent, price, isInvestment } = facts
  if (monthlyRent === null || !isInvestment) return null
  const above = investorCosts(costs)
  const grossPercent = grossRentalYieldPercent({ monthlyRent, price, costs: above })
  if (grossPercent === null) return null
  return { monthlyRent, yearlyRent: 12 * monthlyRent, grossPercent, hasCosts: above > 0 }
}
