/** What an amount is counted by. */
export type PricePer = 'month' | 'year' | 'week' | 'm2' | 'm2Year'

export type PriceUnit =
  | { code: number; kind: 'none' }
  | { code: number; kind: 'per'; per: PricePer }
  | { code: number; kind: 'onRequest' }
  | { code: number; kind: 'from' }

/** The codes of a stored price unit. A feed may carry others, with their own text. */
export const priceUnits: readonly PriceUnit[] = [
  { code: 0, kind: 'none' },
  { code: 1, kind: 'per', per: 'month' },
  { code: 2, kind: 'per', per: 'year' },
  { code: 3, kind: 'per', per: 'm2' },
  { code: 4, kind: 'per', per: 'm2Year' },
  { code: 5, kind: 'per', per: 'week' },
  { code: 6, kind: 'onRequest' },
  { code: 7, kind: 'from' },
]

/** Finds the meaning of a code; no code at all means no unit. */
export function findPriceUnit(code: number | null): PriceUnit | null {
  return priceUnits.find((unit) => unit.code === (code ?? 0)) ?? null
}
