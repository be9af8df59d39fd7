import { priceRangeView, type PriceRangeView, type PriceView } from '../pricing/price-view'

/** A lowest and a highest price in euros; an end that is null or 0 is not told. */
type PriceEnds = { min: number | null; max: number | null }

type ProjectPriceFacts = {
  /** As the agency wrote them on the project. */
  told: PriceEnds
  /** What visitors read at each unit that is still to be had; null where they read no price. */
  openPrices: readonly (PriceView | null)[]
  allSold: boolean
}

/**
 * The price of a project: what its units that are still to be had cost, so that it does not begin
 * with one that is reserved. What the agency wrote stands where no unit is to be had, and where one
 * of them names no fixed amount, which may lie anywhere in between. An end that the agency left
 * empty stays empty: from, up to or on request is its choice.
 */
export function projectPriceView({ told, openPrices, allSold }: ProjectPriceFacts): PriceRangeView {
  return priceRangeView({ ...narrow(told, openPrices), allSold })
}

function narrow(told: PriceEnds, openPrices: ProjectPriceFacts['openPrices']): PriceEnds {
  const fixed = openPrices.filter(isFixed)
  const [first] = fixed
  // Amounts by the month and for good have no highest and lowest together.
  const isAlike = fixed.every(({ per }) => per === first?.per)
  if (first === undefined || fixed.length < openPrices.length || !isAlike) return told
  const amounts = fixed.map(({ amount }) => amount)
  return {
    min: told.min && Math.min(...amounts),
    max: told.max && Math.max(...amounts),
  }
}

type Amount = Extract<PriceView, { kind: 'amount' }>

/** Whether it is the amount itself: not where bids begin, nor the price of a square metre. */
function isFixed(price: PriceView | null): price is Amount {
  return (
    price?.kind === 'amount' &&
    price.prefix === null &&
    price.suffixText === null &&
    (price.per === null || price.per === 'month')
  )
}
