import { roundCents } from './round-cents'

/** Shares of the amount that a mortgage secures; `creditDuties` says where they come from. */
export const creditDutyRates = {
  registration: 0.01,
  mortgage: 0.003,
  /** The mortgage secures the loan and this share of it for costs. */
  surplus: 0.1,
} as const

/** Registration and mortgage duty on a credit deed, in euros; nothing without a loan. */
export function creditDutiesOn(loanAmount: number): number {
  if (!(loanAmount > 0)) return 0
  const { registration, mortgage, surplus } = creditDutyRates
  return roundCents(loanAmount * (1 + surplus) * (registration + mortgage))
}
