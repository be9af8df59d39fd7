import { toCalendarDay, type CalendarDay } from '../kernel/calendar-day'
import type { Region } from '../places/region'
import { needsFloodSymbol, type FloodScore } from './flood'
import type { PropertyGoal } from './goals'
import { planningQuestions, type PlanningQuestion } from './planning-codes'

/** What an advertisement says, as far as the law asks for it. Unknown facts are null. */
export type PublicationFacts = {
  goal: PropertyGoal
  isResidential: boolean
  /** False for bare land. */
  isBuilt: boolean
  /** A lease of more than nine years, a leasehold or a right of superficies: treated as a sale. */
  isLongLease: boolean

  publishPrice: boolean
  /** In euros: the price, or the rent per month. */
  price: number | null
  /** Common charges per month in euros; 0 when there are none. */
  commonCharges: number | null
  /** Whether the meters for water, gas and electricity serve this home alone. */
  metersAreIndividual: boolean | null

  publishAddress: boolean
  street: string | null
  houseNumber: string | null

  /** Score in kWh/m² per year. */
  energyKwhPerM2Year: number | null
  /** Total theoretical use in kWh per year. */
  energyTotalKwhYear: number | null
  co2KgPerM2Year: number | null
  eLevel: number | null
  /** The label as written on the certificate. */
  energyLabel: string | null
  /** Certificate number or unique code (UC). */
  energyCertificateCode: string | null
  /** New build whose certificate follows within six months after it is first lived in. */
  isNewBuildWithoutCertificate: boolean

  pScore: FloodScore | null
  gScore: FloodScore | null
  isInFloodArea: boolean | null
  isInRiverbankZone: boolean | null
  floodReportDate: Date | string | null

  /** A planning code for each question, 'onRequest', or null when nobody answered yet. */
  planning: Record<PlanningQuestion, string | null>
  /** The lawful planning destination in the words of the plan (Brussels, Wallonia). */
  zoning: string | null
  /** Where the planning information of a Brussels property can be read. */
  planningInfoUrl: string | null
}

export type PublicationIssueCode =
  | 'P0'
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'P6'
  | 'P7'
  | 'P8'
  | 'P9'
  | 'P10'
  | 'P11'
  | 'P12'
  | 'P13'
  | 'P14'

/** `blocking` may not be published; `warning` should be mended; `info` is shown by the site itself. */
export type PublicationIssueLevel = 'blocking' | 'warning' | 'info'

export type PublicationIssue = {
  code: PublicationIssueCode
  level: PublicationIssueLevel
  /** The fact to fill in, or the planning question as `planning.permit`. */
  field: keyof PublicationFacts | 'postcode' | `planning.${PlanningQuestion}`
}

/**
 * Whose law holds: a Belgian region, `unknown` in Belgium without a postcode that tells which, null
 * outside Belgium, where none of these rules holds.
 */
export type PublicationRegion = Region | 'unknown' | null

type Rule = (facts: PublicationFacts, today: CalendarDay) => PublicationIssue[]

/**
 * What stands between a property and a lawful advertisement in its region.
 *
 * P0 a postcode, without which no region and so no law is known · P1 rent and charges (all regions) ·
 * P2 meters (Brussels) · P3 flood scores, P4 flood symbol, P5 flood and riverbank zones, P6 age of the flood report, P7 planning answers, P8 energy score and
 * certificate, P9 new build (Flanders) · P10 energy certificate, P11 its indicators (Wallonia) ·
 * P12 energy class (Brussels) · P13 planning destination (Brussels) · P14 idem (Wallonia).
 *
 * Sources, consulted in 2026: biv.be, integraalwaterbeleid.be, federia.immo, environnement.brussels,
 * CoBAT art. 281.
 */
export function publicationIssues(
  facts: PublicationFacts,
  { region, today }: { region: PublicationRegion; today: CalendarDay },
): PublicationIssue[] {
  if (region === null) return []
  // The law of every region asks for something, so an advertisement of no known region breaks one.
  if (region === 'unknown') return [{ code: 'P0', level: 'blocking', field: 'postcode' }]
  return rulesOf[region].flatMap((rule) => rule(facts, today))
}

/** Whether an issue alone forbids the advertisement. */
export function isBlocking({ level }: Pick<PublicationIssue, 'level'>): boolean {
  return level === 'blocking'
}

/** Tells whether nothing forbids the advertisement. */
export function isPublishable(issues: readonly PublicationIssue[]): boolean {
  return !issues.some(isBlocking)
}

const rentAmounts: Rule = (facts) => {
  if (!isHomeForRent(facts)) return []
  return [
    ...when(!facts.publishPrice, 'P1', 'blocking', 'publishPrice'),
    ...when(!isPositive(facts.price), 'P1', 'blocking', 'price'),
    ...when(facts.commonCharges === null, 'P1', 'blocking', 'commonCharges'),
  ]
}

const individualMeters: Rule = (facts) =>
  when(
    isHomeForRent(facts) && facts.metersAreIndividual === null,
    'P2',
    'blocking',
    'metersAreIndividual',
  )

const floodInformation: Rule = (facts, today) => {
  if (!isTransfer(facts)) return []
  const { pScore, gScore } = facts
  return [
    ...when(pScore === null, 'P3', 'blocking', 'pScore'),
    ...when(facts.isBuilt && gScore === null, 'P3', 'blocking', 'gScore'),
    ...when(needsFloodSymbol(pScore, null), 'P4', 'info', 'pScore'),
    ...when(needsFloodSymbol(null, gScore), 'P4', 'info', 'gScore'),
    ...when(facts.isInFloodArea === null, 'P5', 'warning', 'isInFloodArea'),
    ...when(facts.isInRiverbankZone === null, 'P5', 'warning', 'isInRiverbankZone'),
    ...when(!isWithinAYear(facts.floodReportDate, today), 'P6', 'warning', 'floodReportDate'),
  ]
}

const planningAnswers: Rule = (facts) =>
  isTransfer(facts)
    ? planningQuestions.flatMap((question) => planningAnswer(question, facts.planning[question]))
    : []

/** "On request" answers nothing; it is let through for enforcement, where the file may be open. */
function planningAnswer(question: PlanningQuestion, answer: string | null): PublicationIssue[] {
  const field = `planning.${question}` as const
  if (answer === 'onRequest') {
    return [{ code: 'P7', level: question === 'enforcement' ? 'warning' : 'blocking', field }]
  }
  return when(isBlank(answer), 'P7', 'blocking', field)
}

const flemishEnergy: Rule = (facts) => {
  if (!facts.isResidential || facts.goal === 'takeover') return []
  if (facts.isNewBuildWithoutCertificate && facts.energyKwhPerM2Year === null) {
    return [{ code: 'P9', level: facts.eLevel === null ? 'warning' : 'info', field: 'eLevel' }]
  }
  const isAddressShown =
    facts.publishAddress && !isBlank(facts.street) && !isBlank(facts.houseNumber)
  return [
    ...when(facts.energyKwhPerM2Year === null, 'P8', 'blocking', 'energyKwhPerM2Year'),
    ...when(
      !isAddressShown && isBlankOrPending(facts.energyCertificateCode),
      'P8',
      'blocking',
      'energyCertificateCode',
    ),
  ]
}

const walloonEnergy: Rule = (facts) => {
  if (!facts.isResidential || facts.goal === 'takeover') return []
  return [
    ...when(
      isBlankOrPending(facts.energyCertificateCode),
      'P10',
      'blocking',
      'energyCertificateCode',
    ),
    ...when(isPending(facts.energyLabel), 'P10', 'blocking', 'energyLabel'),
    ...when(isBlank(facts.energyLabel), 'P11', 'blocking', 'energyLabel'),
    ...when(facts.energyKwhPerM2Year === null, 'P11', 'blocking', 'energyKwhPerM2Year'),
    ...when(facts.energyTotalKwhYear === null, 'P11', 'blocking', 'energyTotalKwhYear'),
  ]
}

const brusselsEnergy: Rule = (facts) => {
  if (!facts.isResidential || facts.goal === 'takeover') return []
  return [
    ...when(isBlankOrPending(facts.energyLabel), 'P12', 'blocking', 'energyLabel'),
    // Asked for since 2011, no longer named by the newer text of the administration.
    ...when(facts.co2KgPerM2Year === null, 'P12', 'warning', 'co2KgPerM2Year'),
  ]
}

const brusselsPlanning: Rule = (facts) =>
  when(
    isTransfer(facts) && isBlank(facts.zoning) && isBlank(facts.planningInfoUrl),
    'P13',
    'blocking',
    'zoning',
  )

const walloonPlanning: Rule = (facts) =>
  when(isTransfer(facts) && isBlank(facts.zoning), 'P14', 'warning', 'zoning')

const rulesOf: Record<Region, readonly Rule[]> = {
  flanders: [rentAmounts, floodInformation, planningAnswers, flemishEnergy],
  brussels: [rentAmounts, individualMeters, brusselsEnergy, brusselsPlanning],
  wallonia: [rentAmounts, walloonEnergy, walloonPlanning],
}

function when(
  isMissing: boolean,
  code: PublicationIssueCode,
  level: PublicationIssueLevel,
  field: PublicationIssue['field'],
): PublicationIssue[] {
  return isMissing ? [{ code, level, field }] : []
}

function isHomeForRent({ goal, isResidential }: PublicationFacts): boolean {
  return goal === 'rent' && isResidential
}

/** A transfer of land or building for good or for long, to which the planning duties are tied. */
function isTransfer({ goal, isLongLease }: PublicationFacts): boolean {
  return goal === 'sale' || (goal === 'rent' && isLongLease)
}

function isPositive(amount: number | null): boolean {
  return amount !== null && amount > 0
}

function isBlank(text: string | null): boolean {
  const plain = text?.trim() ?? ''
  return plain === '' || plain === '-'
}

/** "PEB en cours" and its like count as no certificate: federia.immo, logic-immo.be. */
function isPending(text: string | null): boolean {
  const pending =
    /en cours|demand|request|progress|pending|aanvraag|aangevraagd|opmaak|beantragt|bearbeitung/i
  return text !== null && pending.test(text)
}

function isBlankOrPending(text: string | null): boolean {
  return isBlank(text) || isPending(text)
}

function isWithinAYear(date: Date | string | null, today: CalendarDay): boolean {
  const day = date === null ? null : toCalendarDay(date)
  if (day === null) return false
  const anniversary = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return today <= anniversary
}
