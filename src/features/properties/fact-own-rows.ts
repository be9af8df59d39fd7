import type { Property } from '@/cms/payload-types'
import { formatDate } from '@/domain/formats/dates'
import { formatCo2, formatTotalEnergy } from '@/domain/formats/energy-use'
import type { Locale } from '@/domain/kernel/locales'
import { belgiumId, findCountry } from '@/domain/places/countries'
import { regionOfPostcode, type Region } from '@/domain/places/region'
import { judicialDecisionFromCode } from '@/domain/properties/judicial-decision'
import {
  isPlanningCode,
  planningCodes,
  type PlanningCode,
} from '@/domain/properties/planning-codes'
import {
  amountRow,
  codeRow,
  onlyIf,
  reworded,
  type FactLabel,
  type FactRow,
  type FactTexts,
  type RowMaker,
} from './fact-rows'

type Flag = keyof FactTexts['amenity']

/** Several flags in one row: what is there, in words. */
export function flagsRow(label: FactLabel, flags: readonly Flag[]): RowMaker {
  return (property, texts) => {
    const present = flags.filter((flag) => property[flag]).map((flag) => texts.amenity[flag])
    return present.length > 0 ? { label: texts.label[label], value: present.join(', ') } : null
  }
}

/** A planning answer by its code, which advertisements must use or explain. */
export function planningRow(
  label: FactLabel,
  findCode: (property: Property) => string | null,
): RowMaker {
  return (property, texts, locale) => {
    const code = findCode(property)
    if (!isPlanningCode(code)) return null
    return toPlanningRow(property, { label: texts.label[label], locale, code })
  }
}

/** The codes are those of Flemish advertisements; elsewhere the words alone are known. */
function toPlanningRow(
  property: Property,
  { label, locale, code }: { label: string; locale: Locale; code: PlanningCode },
): FactRow {
  const value = planningCodes[code].names[locale]
  return isIn('flanders', property) ? { label, value, code } : { label, value }
}

function isIn(region: Region, { zip, countryId }: Property): boolean {
  return regionOfPostcode(zip ?? '', Number(countryId)) === region
}

export const isForSale = ({ goal }: Property) => goal === 'sale'
export const isInFlanders = (property: Property) => isIn('flanders', property)
/** What a buyer hears about taxes; in a sale for an annuity as well. */
export const saleOnly = (make: RowMaker) => onlyIf(isForSale, make)

function codeOfAnswer(yes: PlanningCode, no: PlanningCode) {
  return (answer: string | null | undefined) =>
    answer === 'yes' ? yes : answer === 'no' ? no : null
}

export const permitCode = codeOfAnswer('Vg', 'Gvg')
export const summonsCode = codeOfAnswer('Dv', 'Gdv')
export const preemptionCode = codeOfAnswer('Vkr', 'Gvkr')
const allotmentCode = codeOfAnswer('Vv', 'Gvv')

/** Flanders calls the duty a tax. */
export const registrationRow = reworded(
  isInFlanders,
  amountRow('registrationRights'),
  (row, { label }) => ({ ...row, label: label.flemishRegistration }),
)

export const taxRegimeRow = reworded(
  (property) => isInFlanders(property) && property.vatRegime === 'registration',
  codeRow('vatRegime', 'vatRegime', 'vatRegime'),
  (row, { label }) => ({ ...row, value: label.flemishRegistration }),
)

const flemishAllotmentRow = planningRow('hasAllotmentPermit', ({ hasAllotmentPermit }) =>
  allotmentCode(hasAllotmentPermit),
)

/** Wallonia has a permit of another name than the one in the words of the Flemish codes. */
export const allotmentRow: RowMaker = (property, texts, locale) => {
  const { hasAllotmentPermit: answer } = property
  if (!isIn('wallonia', property)) return flemishAllotmentRow(property, texts, locale)
  if (answer !== 'yes' && answer !== 'no') return null
  return { label: texts.label.walloonAllotmentPermit, value: texts.value[answer] }
}

export const judicialRow: RowMaker = (property, texts, locale) => {
  const stored = property.judicialDecision
  const decision = stored ? judicialDecisionFromCode(Number(stored)) : null
  if (decision === null) return null
  const label = texts.label.judicialDecision
  return decision.kind === 'onRequest'
    ? { label, value: texts.value.onRequest }
    : toPlanningRow(property, { label, locale, code: decision.code })
}

export const availabilityRow: RowMaker = (property, texts) => {
  const { availability, availableFrom } = property
  const label = texts.label.availability
  if (availability === 'onDate' && availableFrom) return { label, value: formatDate(availableFrom) }
  return availability ? { label, value: texts.code.availability[availability] } : null
}

export const floorRow: RowMaker = (property, texts) => {
  const floor = property.unit?.floor
  if (floor === null || floor === undefined) return null
  return { label: texts.label.floor, value: floor === 0 ? texts.value.groundFloor : String(floor) }
}

export const lotRow: RowMaker = ({ unit }, texts) =>
  unit?.lot ? { label: texts.label.lot, value: unit.lot } : null

export const unitStatusRow: RowMaker = ({ unit }, texts) =>
  unit?.status ? { label: texts.label.unitStatus, value: texts.code.unitStatus[unit.status] } : null

export const typeRow: RowMaker = ({ mainType }, texts) =>
  typeof mainType === 'object' && mainType.name
    ? { label: texts.label.mainType, value: mainType.name }
    : null

export const newBuildRow: RowMaker = ({ isNewBuild }, texts) =>
  isNewBuild ? { label: texts.label.isNewBuild, value: texts.value.yes } : null

/** Named for what lies abroad; that the agency's other homes lie in Belgium goes without saying. */
export const countryRow: RowMaker = ({ countryId }, texts, locale) => {
  const country = findCountry(Number(countryId))
  return country === null || country.id === belgiumId
    ? null
    : { label: texts.label.country, value: country.names[locale] }
}

export const annuityYearsRow: RowMaker = ({ annuityMaxYears }, texts) =>
  annuityMaxYears
    ? {
        label: texts.label.annuityMaxYears,
        value: texts.value.years.replace('{count}', String(annuityMaxYears)),
      }
    : null

export const annuityAgesRow: RowMaker = ({ annuityAge1, annuityAge2 }, texts) => {
  if (!annuityAge1) return null
  const value = annuityAge2
    ? texts.value.ageAndAge
        .replace('{first}', String(annuityAge1))
        .replace('{second}', String(annuityAge2))
    : texts.value.years.replace('{count}', String(annuityAge1))
  return { label: texts.label.annuityAges, value }
}

export function annuityFlagRow(field: 'annuityIndexed' | 'annuitySurvival'): RowMaker {
  return (property, texts) =>
    property.isAnnuity
      ? { label: texts.label[field], value: texts.value[property[field] ? 'yes' : 'no'] }
      : null
}

export function rentConditionRow(
  field: 'minimumIncome' | 'maximumPersons',
  format: (value: number) => string,
): RowMaker {
  return (property, texts) => {
    const value = property.rentConditions?.[field]
    return value ? { label: texts.label[field], value: format(value) } : null
  }
}

export const asbestosRow: RowMaker = (property, texts) => {
  const { asbestosType, asbestosDate } = property
  if (!asbestosType) return null
  const name = texts.code.asbestos[asbestosType]
  const value = asbestosDate ? `${name} (${formatDate(asbestosDate)})` : name
  return { label: texts.label.asbestos, value }
}

/** In Brussels an advertisement that names where the information stands offers it on paper too. */
export const planningTextRow: RowMaker = (property, texts) => {
  const { planningInformation } = property
  if (!planningInformation) return null
  const row = { label: texts.label.planningInformation, value: planningInformation }
  return isForSale(property) && isIn('brussels', property)
    ? { ...row, note: texts.note.planningOnPaper }
    : row
}

export const energyTotalRow: RowMaker = ({ epcTotalKwh }, texts, locale) =>
  epcTotalKwh
    ? { label: texts.label.energyTotal, value: formatTotalEnergy(epcTotalKwh, locale) }
    : null

export const co2Row: RowMaker = ({ epcCo2 }, texts, locale) =>
  epcCo2 ? { label: texts.label.co2, value: formatCo2(epcCo2, locale) } : null

export const certificateRow: RowMaker = ({ epcUniqueCode }, texts) =>
  epcUniqueCode ? { label: texts.label.certificateCode, value: epcUniqueCode } : null

/** E0 is a level like any other: a building that uses no more than it makes. */
export const eLevelRow: RowMaker = ({ eLevel }, texts) =>
  eLevel === null || eLevel === undefined
    ? null
    : { label: texts.label.eLevel, value: `E${eLevel}` }

export const validUntilRow: RowMaker = ({ epcValidUntil }, texts) =>
  epcValidUntil ? { label: texts.label.validUntil, value: formatDate(epcValidUntil) } : null
