import type { LoanAnswers, LoanField } from '@/domain/costs/home-loan'
import type { PurchasePurpose } from './to-loan-view'

/** The choice of the costs panel by which the loan calculator knows what the buyer is after. */
export const purposeName = 'purpose'

/** Everything that the loan calculator needs in the browser. */
export type LoanStart = {
  /** Price and costs together, euro. */
  total: number
  totals: Readonly<Record<PurchasePurpose, number>> | null
  answers: LoanAnswers
  texts: {
    title: string
    labels: Readonly<Record<LoanField, string>>
    rateHint: string
    errorPrefix: string
    wrong: Readonly<Record<LoanField, string>>
    monthly: string
    unknown: string
    nothing: string
    total: string
    borrowed: string
    totalInterest: string
    /** Null where no Belgian deed is passed. */
    creditDuties: { label: string; note: string } | null
  }
}
