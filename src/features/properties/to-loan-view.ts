import { suggestOwnFunds } from '@/domain/costs/home-loan'
import type { Region } from '@/domain/places/region'
import type { CostView } from './to-cost-view'

/** With what the loan calculator of a home begins. */
export type LoanView = {
  /** Price and costs together, euro; the price alone where no costs are known. */
  total: number
  /** The same for each purpose of the buyer, where that makes a difference. */
  totals: Readonly<Record<PurchasePurpose, number>> | null
  hasCosts: boolean
  /** Whether the deed is passed in Belgium, whose duties are then due on the loan. */
  isBelgian: boolean
  /** Euro. */
  ownFunds: number
}

/** Whether a buyer will live there and has no other home, which decides the duty. */
export type PurchasePurpose = 'ownHome' | 'other'

/**
 * The loan calculator of something for sale at a public price.
 *
 * @param region null abroad
 */
export function toLoanView(price: number, costs: CostView | null, region: Region | null): LoanView {
  const known = costs?.kind === 'buying' || costs?.kind === 'newBuild' ? costs : null
  const total = known?.total ?? null
  const totals =
    costs?.kind === 'buying' && costs.ownHome !== null
      ? { ownHome: costs.ownHome.total, other: costs.other.total }
      : null
  return {
    total: total ?? price,
    totals,
    hasCosts: total !== null,
    isBelgian: region !== null,
    ownFunds: suggestOwnFunds(price, (total ?? price) - price),
  }
}
