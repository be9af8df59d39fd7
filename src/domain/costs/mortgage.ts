import { roundCents } from './round-cents'

export type LoanFacts = {
  /** In euros. */
  principal: number
  years: number
  /** Yearly rate in percent: 3.25 is 3.25 %. */
  yearlyRatePercent: number
}

export type LoanPayment = {
  /** In euros, rounded to the cent. */
  monthly: number
  totalInterest: number
}

/**
 * The monthly payment of a loan with equal payments, by the Belgian convention: twelve months at
 * the monthly rate yield exactly the yearly rate, (1 + r)^(1/12) - 1, and not a twelfth of it.
 * Source: Wikifin, example of 100,000 euros over 20 years.
 *
 * @returns null unless principal and years are positive and the rate is zero or more.
 */
export function loanPayment({
  principal,
  years,
  yearlyRatePercent,
}: LoanFacts): LoanPayment | null {
  const factor = annuityFactor(years, yearlyRatePercent)
  if (factor === null || !(principal > 0)) return null
  const monthly = principal / factor
  return {
    monthly: roundCents(monthly),
    totalInterest: roundCents(monthly * monthsOf(years) - principal),
  }
}

/**
 * The loan that a monthly payment carries, in euros rounded down to the euro; the inverse of
 * `loanPayment`.
 */
export function loanFor(facts: {
  monthly: number
  years: number
  yearlyRatePercent: number
}): number | null {
  const factor = annuityFactor(facts.years, facts.yearlyRatePercent)
  if (factor === null || !(facts.monthly > 0)) return null
  return Math.floor(facts.monthly * factor)
}

/** What a payment of one euro a month is worth today; the number of months at a rate of zero. */
function annuityFactor(years: number, yearlyRatePercent: number): number | null {
  const months = monthsOf(years)
  if (!(months > 0) || !(yearlyRatePercent >= 0) || !Number.isFinite(months * yearlyRatePercent)) {
    return null
  }
  if (yearlyRatePercent === 0) return months
  const monthlyRate = (1 + yearlyRatePercent / 100) ** (1 / 12) - 1
  return (1 - (1 + monthlyRate) ** -months) / monthlyRate
}

function monthsOf(years: number): number {
  return Math.round(years * 12)
}
