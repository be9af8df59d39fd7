import { findInForce, type CitedRule } from '../kernel/dated'
import type { Region } from '../places/region'
import { roundCents } from './round-cents'

type Abatement = {
  /** Part of the price, in euros, on which an own and only home pays nothing. */
  amount: number
  /** The abatement is lost above this price. */
  priceMax: number
  /** More abatement for each energy class that the buyer promises to gain. */
  perEnergyClass: number
  energyClassesMin: number
  energyBonusMax: number
}

type ModestReduction = {
  /** Taken off the duty, in euros. */
  amount: number
  priceMax: number
  /** The higher limit in core cities and in the Flemish periphery of Brussels. */
  priceMaxInCoreCity: number
}

export type RegistrationDutyRate = CitedRule & {
  region: Region
  /** Shares of the price: 0.02 is 2 %. */
  ownHomeRate: number
  otherRate: number
  abatement: Abatement | null
  modestReduction: ModestReduction | null
}

/** Duty on the purchase of an existing home. Indicative: the notary applies every condition. */
export const registrationDutyRates: readonly RegistrationDutyRate[] = [
  {
    region: 'flanders',
    validFrom: '2025-01-01',
    source: 'Flemish Tax Codex, verkooprecht; argenta.be, pim.be',
    citation: {
      nl: 'Vlaamse Codex Fiscaliteit, verkooprecht',
      fr: 'Code flamand de la fiscalité, droit de vente',
      en: 'Flemish Tax Codex, sales duty',
      de: 'Flämischer Steuerkodex, Verkaufsgebühr',
    },
    checkedOn: '2026-08-23',
    ownHomeRate: 0.02,
    otherRate: 0.12,
    abatement: null,
    modestReduction: { amount: 1867, priceMax: 220_000, priceMaxInCoreCity: 240_000 },
  },
  {
    region: 'wallonia',
    validFrom: '2025-01-01',
    source: 'Walloon registration duties; test-achats.be',
    citation: {
      nl: 'Wetboek der registratierechten, Waals Gewest',
      fr: 'Code des droits d’enregistrement, Région wallonne',
      en: 'Registration Duties Code, Walloon Region',
      de: 'Registrierungsgebührengesetzbuch, Wallonische Region',
    },
    checkedOn: '2026-08-23',
    ownHomeRate: 0.03,
    otherRate: 0.125,
    abatement: null,
    modestReduction: null,
  },
  {
    region: 'brussels',
    validFrom: '2023-04-01',
    source: 'Brussels registration duties, abatement for the own home; pim.be, argenta.be',
    citation: {
      nl: 'Wetboek der registratierechten, Brussels Gewest, abattement voor de eigen woning',
      fr: 'Code des droits d’enregistrement, Région bruxelloise, abattement pour l’habitation propre',
      en: 'Registration Duties Code, Brussels Region, abatement for the own home',
      de: 'Registrierungsgebührengesetzbuch, Region Brüssel, Freibetrag für das Eigenheim',
    },
    checkedOn: '2026-05-29',
    ownHomeRate: 0.125,
    otherRate: 0.125,
    abatement: {
      amount: 200_000,
      priceMax: 600_000,
      perEnergyClass: 25_000,
      energyClassesMin: 2,
      energyBonusMax: 100_000,
    },
    modestReduction: null,
  },
]

export type DutyFacts = {
  region: Region
  /** In euros. */
  price: number
  /** The buyer's own and only home, under the conditions of the region. */
  isOwnOnlyHome: boolean
  isInCoreCity?: boolean
  /** Energy classes that the buyer promises to gain (Brussels). */
  energyClassesGained?: number
  on: Date | string
}

export type RegistrationDuty = {
  /** In euros, rounded to the cent. */
  duty: number
  rate: number
  /** Part of the price that was left untaxed. */
  abatement: number
  basis: RegistrationDutyRate
}

/** The registration duty on an existing home; null when no rate is known for the day. */
export function registrationDuty(facts: DutyFacts): RegistrationDuty | null {
  const rates = registrationDutyRates.filter(({ region }) => region === facts.region)
  const basis = findInForce(rates, facts.on)
  if (basis === null || !Number.isFinite(facts.price) || facts.price < 0) return null
  const rate = facts.isOwnOnlyHome ? basis.ownHomeRate : basis.otherRate
  const abatement = abatementOf(basis.abatement, facts)
  const full = rate * Math.max(0, facts.price - abatement)
  const duty = roundCents(Math.max(0, full - reductionOf(basis.modestReduction, facts)))
  return { duty, rate, abatement, basis }
}

function abatementOf(rule: Abatement | null, facts: DutyFacts): number {
  if (rule === null || !facts.isOwnOnlyHome || facts.price > rule.priceMax) return 0
  const classes = Math.floor(facts.energyClassesGained ?? 0)
  const bonus = classes < rule.energyClassesMin ? 0 : classes * rule.perEnergyClass
  return rule.amount + Math.min(bonus, rule.energyBonusMax)
}

function reductionOf(rule: ModestReduction | null, facts: DutyFacts): number {
  if (rule === null || !facts.isOwnOnlyHome) return 0
  const priceMax = facts.isInCoreCity ? rule.priceMaxInCoreCity : rule.priceMax
  return facts.price <= priceMax ? rule.amount : 0
}
