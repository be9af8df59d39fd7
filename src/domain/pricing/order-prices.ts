/** A lowest price above the highest one was typed the wrong way round: the two change places. */
export function orderPrices<Wishes extends { minPrice?: unknown; maxPrice?: unknown }>(
  wishes: Wishes,
): Wishes {
  const { minPrice, maxPrice } = wishes
  const isSwapped =
    typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice
  return isSwapped ? { ...wishes, minPrice: maxPrice, maxPrice: minPrice } : wishes
}
