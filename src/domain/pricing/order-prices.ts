type Budget = { minPrice?: unknown; maxPrice?: unknown }

/** Whether a lowest price lies above the highest one. */
export function isTurnedRound({ minPrice, maxPrice }: Budget): boolean {
  return typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice
}

/** A lowest price above the highest one was typed the wrong way round: the two change places. */
export function orderPrices<Wishes extends Budget>(wishes: Wishes): Wishes {
  const { minPrice, maxPrice } = wishes
  return isTurnedRound(wishes) ? { ...wishes, minPrice: maxPrice, maxPrice: minPrice } : wishes
}
