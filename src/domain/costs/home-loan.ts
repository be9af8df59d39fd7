import { parseTypedNumber } from '../text/typed-number'
import { creditDutiesOn } from './credit-duties'
import { loanPayment } from './mortgage'

/** What a visitor types into the loan calculator, as it was typed. */
export type LoanAnswers = { ownFunds: string; years: string; rate: string }

export type LoanField = keyof LoanAnswers

export const loanFields = ['ownFunds', 'years', 'rate'] as const satisfies readonly LoanField[]

/** Own funds in euros, the term in years, the yearly rate in percent: what a calculator takes. */
export const loanBounds: Readonly<
  Record<LoanField, { min: number; max: number; decimals: number }>
> = {
  ownFunds: { min: 0, max: 99_999_999, decimals: 2 },
  years: { min: 1, max: 40, decimals: 0 },
  rate: { min: 0, max: 20, decimals: 3 },
}

export type HomeLoan = {
  /** In euros, rounded to the cent; 0 where the own funds pay for everything. */
  borrowed: number
  /** In euros per month. */
  monthly: number
  /** All interest over the whole term, in euros. */
  totalInterest: number
  /** Duties on the credit deed, in euros, above the total; without the notary's fee for it. */
  creditDuties: number
}

export type LoanReckoning = { kind: 'wrong'; fields: LoanField[] } | ({ kind: 'loan' } & HomeLoan)

function readField(field: LoanField, text: string): number | null {
  const { min, max, decimals } = loanBounds[field]
  const value = parseTypedNumber(text, decimals)
  return value === null || value < min || value > max ? null : value
}

/**
 * Works out the loan for a home from what was typed. Names the fields that hold no number, or one
 * beyond its bounds.
 *
 * @param total Price and costs together, in euros.
 */
export function reckonLoan(total: number, answers: LoanAnswers): LoanReckoning {
  const [ownFunds, years, rate] = [
    readField('ownFunds', answers.ownFunds),
    readField('years', answers.years),
    readField('rate', answers.rate),
  ]
  if (ownFunds === null || years === null || rate === null) {
    const read = { ownFunds, years, rate }
    const fields = loanFields.filter((field) => read[field] === null)
    return { kind: 'wrong', fields }
  }
  const borrowed = Math.max(0, Math.round((total - ownFunds) * 100) / 100)
  const payment = loanPayment({ principal: borrowed, years, yearlyRatePercent: rate })
  return {
    kind: 'loan',
    borrowed,
    monthly: payment?.monthly ?? 0,
    totalInterest: payment?.totalInterest ?? 0,
    creditDuties: creditDutiesOn(borrowed),
  }
}

/** Banks seldom lend more than about four fifths of the price; this share of it is paid oneself. */
const ownShareOfPrice = 0.2

/**
 * Own funds to begin the calculator with: the costs and a fifth of the price, rounded up to a
 * thousand euros. A start to change, no advice.
 *
 * @param costs Everything above the price, in euros; 0 where it is not known.
 */
export function suggestOwnFunds(price: number, costs: number): number {
  return Math.ceil((price * ownShareOfPrice + costs) / 1_000) * 1_000
}
