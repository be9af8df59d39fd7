import type { Region } from '../places/region'
import { needsFloodSymbol } from './flood'
import { planningQuestions, type PlanningQuestion } from './planning-codes'
import type { PublicationFacts } from './publication-issues'

/** What an advertisement has to say, in the order in which prints say it. */
export type MentionKind =
  | 'price'
  | 'charges'
  | 'meters'
  | 'energyLabel'
  | 'energyScore'
  | 'energyTotal'
  | 'co2'
  | 'eLevel'
  | 'certificate'
  | 'renovationDuty'
  | 'parcelFlood'
  | 'buildingFlood'
  | 'floodSymbol'
  | 'floodZone'
  | 'riverbankZone'
  | PlanningQuestion
  | 'zoning'
  | 'planningInfo'

export type MentionFacts = PublicationFacts & {
  /** A duty to renovate comes with the label: see `renovationDuty`. */
  hasRenovationDuty: boolean
}

type Rule = (facts: MentionFacts) => readonly (MentionKind | false)[]

/** Land or building that changes hands for good or for long; planning duties are tied to it. */
const isTransfer = ({ goal, isLongLease }: MentionFacts) =>
  goal === 'sale' || (goal === 'rent' && isLongLease)

/** A home that is sold or let, for which there is a certificate. */
const hasEnergyDuty = ({ goal, isResidential, isBuilt }: MentionFacts) =>
  isResidential && isBuilt && goal !== 'takeover'

const rentOfHome: Rule = ({ goal, isResidential }) =>
  goal === 'rent' && isResidential ? ['price', 'charges'] : []

const rentInBrussels: Rule = (facts) => [
  ...rentOfHome(facts),
  facts.goal === 'rent' && facts.isResidential && 'meters',
]

const flemishEnergy: Rule = (facts) => {
  if (!hasEnergyDuty(facts)) return []
  if (facts.isNewBuildWithoutCertificate && facts.energyKwhPerM2Year === null) return ['eLevel']
  return ['energyScore', 'certificate', facts.hasRenovationDuty && 'renovationDuty']
}

const flemishFlood: Rule = (facts) =>
  isTransfer(facts)
    ? [
        'parcelFlood',
        facts.isBuilt && 'buildingFlood',
        needsFloodSymbol(facts.pScore, facts.isBuilt ? facts.gScore : null) && 'floodSymbol',
        facts.isInFloodArea === true && 'floodZone',
        facts.isInRiverbankZone === true && 'riverbankZone',
      ]
    : []

const flemishPlanning: Rule = (facts) => (isTransfer(facts) ? planningQuestions : [])

const walloonEnergy: Rule = (facts) =>
  hasEnergyDuty(facts) ? ['energyLabel', 'energyScore', 'energyTotal', 'certificate'] : []

const brusselsEnergy: Rule = (facts) =>
  hasEnergyDuty(facts) ? ['energyLabel', facts.co2KgPerM2Year !== null && 'co2'] : []

const destination: Rule = (facts) => (isTransfer(facts) ? ['zoning'] : [])

/** The destination in the plan's own term, and where all the information stands (CoBAT, art. 281). */
const brusselsPlanning: Rule = (facts) =>
  isTransfer(facts) ? ['zoning', facts.planningInfoUrl !== null && 'planningInfo'] : []

const rulesOf: Readonly<Record<Region, readonly Rule[]>> = {
  flanders: [rentOfHome, flemishEnergy, flemishFlood, flemishPlanning],
  brussels: [rentInBrussels, brusselsEnergy, brusselsPlanning],
  wallonia: [rentOfHome, walloonEnergy, destination],
}

/**
 * The one list of what every print of a home has to mention, by its region and goal. What is to be
 * known before a home may be published at all is told by `publicationIssues`, from the same law.
 *
 * Sources, consulted in 2026: biv.be, integraalwaterbeleid.be, federia.immo, environnement.brussels,
 * CoBAT art. 281.
 *
 * @param region null outside Belgium, where none of these duties holds
 */
export function mandatoryMentions(facts: MentionFacts, region: Region | null): MentionKind[] {
  if (region === null) return []
  return rulesOf[region].flatMap((rule) => rule(facts).filter((kind) => kind !== false))
}
