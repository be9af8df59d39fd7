import type { CalendarDay } from '../kernel/calendar-day'
import type { CitedRule } from '../kernel/dated'
import { creditDutyRates } from './credit-duties'

/**
 * With what the loan calculator begins. No bank offers this rate: it is an example with the day on
 * which it was chosen, because what banks ask changes by the week and depends on the borrower. The
 * averages that are really paid are published by the National Bank.
 */
export const exampleLoan: {
  yearlyRatePercent: number
  years: number
  chosenOn: CalendarDay
} = { yearlyRatePercent: 3.25, years: 25, chosenOn: '2026-11-22' }

/**
 * How Belgian banks turn a yearly rate into a monthly one: twelve months at the monthly rate yield
 * exactly the yearly rate. See `loanPayment`.
 */
export const monthlyRateRule: Omit<CitedRule, 'validFrom'> = {
  source: 'Wikifin (FSMA), example of a mortgage loan of 100,000 euros over 20 years',
  citation: {
    nl: 'Wikifin (FSMA), voorbeeld van een woonlening van €\u00A0100.000 over 20 jaar',
    fr: 'Wikifin (FSMA), exemple d’un crédit hypothécaire de €\u00A0100.000 sur 20 ans',
    en: 'Wikifin (FSMA), example of a home loan of €\u00A0100.000 over 20 years',
    de: 'Wikifin (FSMA), Beispiel eines Wohnkredits von €\u00A0100.000 über 20 Jahre',
  },
  checkedOn: '2026-08-23',
}

/** Duties on a credit deed, as shares of the amount that the mortgage secures. */
export const creditDuties: CitedRule & { rates: typeof creditDutyRates } = {
  rates: creditDutyRates,
  validFrom: '2025-01-01',
  source: 'Federal registration and mortgage duties on credit deeds; notaris.be',
  citation: {
    nl: 'federale registratie- en hypotheekrechten op kredietakten; notaris.be',
    fr: 'droits fédéraux d’enregistrement et d’hypothèque sur les actes de crédit ; notaire.be',
    en: 'federal registration and mortgage duties on credit deeds; notaris.be',
    de: 'föderale Registrierungs- und Hypothekengebühren auf Kreditakten; notaire.be',
  },
  checkedOn: '2026-08-23',
}
