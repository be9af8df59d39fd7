import type { Property } from '@/cms/payload-types'
import { formatDate } from '@/domain/formats/dates'
import { formatCo2, formatTotalEnergy } from '@/domain/formats/energy-use'
import { formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { judicialDecisionFromCode } from '@/domain/properties/judicial-decision'
import {
  isPlanningCode,
  planningCodes,
  type PlanningCode,
} from '@/domain/properties/planning-codes'
import {
  amountRow,
  answerRow,
  areaRow,
  codeRow,
  lengthRow,
  plainRow,
  type FactLabel,
  type FactRow,
  type FactTexts,
  type RowMaker,
} from './fact-rows'

export type FactGroupKey = keyof FactTexts['group']
export type FactGroup = { key: FactGroupKey; title: string; rows: FactRow[] }

type Flag = keyof FactTexts['amenity']

/** Several flags in one row: what is there, in words. */
function flagsRow(label: FactLabel, flags: readonly Flag[]): RowMaker {
  return (property, texts) => {
    const present = flags.filter((flag) => property[flag]).map((flag) => texts.amenity[flag])
    return present.length > 0 ? { label: texts.label[label], value: present.join(', ') } : null
  }
}

/** A planning answer by its code, which advertisements must use or explain. */
function planningRow(label: FactLabel, findCode: (property: Property) => string | null): RowMaker {
  return (property, texts, locale) => {
    const code = findCode(property)
    if (!isPlanningCode(code)) return null
    return { label: texts.label[label], value: planningCodes[code].names[locale], code }
  }
}

function codeOfAnswer(yes: PlanningCode, no: PlanningCode) {
  return (answer: string | null | undefined) =>
    answer === 'yes' ? yes : answer === 'no' ? no : null
}

const permitCode = codeOfAnswer('Vg', 'Gvg')
const summonsCode = codeOfAnswer('Dv', 'Gdv')
const preemptionCode = codeOfAnswer('Vkr', 'Gvkr')
const allotmentCode = codeOfAnswer('Vv', 'Gvv')

const judicialRow: RowMaker = (property, texts, locale) => {
  const stored = property.judicialDecision
  const decision = stored ? judicialDecisionFromCode(Number(stored)) : null
  if (decision === null) return null
  const label = texts.label.judicialDecision
  return decision.kind === 'onRequest'
    ? { label, value: texts.value.onRequest }
    : { label, value: planningCodes[decision.code].names[locale], code: decision.code }
}

const availabilityRow: RowMaker = (property, texts) => {
  const { availability, availableFrom } = property
  const label = texts.label.availability
  if (availability === 'onDate' && availableFrom) return { label, value: formatDate(availableFrom) }
  return availability ? { label, value: texts.code.availability[availability] } : null
}

const floorRow: RowMaker = (property, texts) => {
  const floor = property.unit?.floor
  if (floor === null || floor === undefined) return null
  return { label: texts.label.floor, value: floor === 0 ? texts.value.groundFloor : String(floor) }
}

const annuityYearsRow: RowMaker = ({ annuityMaxYears }, texts) =>
  annuityMaxYears
    ? {
        label: texts.label.annuityMaxYears,
        value: texts.value.years.replace('{count}', String(annuityMaxYears)),
      }
    : null

const annuityAgesRow: RowMaker = ({ annuityAge1, annuityAge2 }, texts) => {
  if (!annuityAge1) return null
  const value = annuityAge2
    ? texts.value.ageAndAge
        .replace('{first}', String(annuityAge1))
        .replace('{second}', String(annuityAge2))
    : texts.value.years.replace('{count}', String(annuityAge1))
  return { label: texts.label.annuityAges, value }
}

function annuityFlagRow(field: 'annuityIndexed' | 'annuitySurvival'): RowMaker {
  return (property, texts) =>
    property.isAnnuity
      ? { label: texts.label[field], value: texts.value[property[field] ? 'yes' : 'no'] }
      : null
}

function rentConditionRow(
  field: 'minimumIncome' | 'maximumPersons',
  format: (value: number) => string,
): RowMaker {
  return (property, texts) => {
    const value = property.rentConditions?.[field]
    return value ? { label: texts.label[field], value: format(value) } : null
  }
}

const asbestosRow: RowMaker = (property, texts) => {
  const { asbestosType, asbestosDate } = property
  if (!asbestosType) return null
  const name = texts.code.asbestos[asbestosType]
  const value = asbestosDate ? `${name} (${formatDate(asbestosDate)})` : name
  return { label: texts.label.asbestos, value }
}

const planningTextRow: RowMaker = ({ planningInformation }, texts) =>
  planningInformation
    ? { label: texts.label.planningInformation, value: planningInformation }
    : null

const energyTotalRow: RowMaker = ({ epcTotalKwh }, texts, locale) =>
  epcTotalKwh
    ? { label: texts.label.energyTotal, value: formatTotalEnergy(epcTotalKwh, locale) }
    : null

const co2Row: RowMaker = ({ epcCo2 }, texts, locale) =>
  epcCo2 ? { label: texts.label.co2, value: formatCo2(epcCo2, locale) } : null

const certificateRow: RowMaker = ({ epcUniqueCode }, texts) =>
  epcUniqueCode ? { label: texts.label.certificateCode, value: epcUniqueCode } : null

const eLevelRow: RowMaker = ({ eLevel }, texts) =>
  eLevel ? { label: texts.label.eLevel, value: `E${eLevel}` } : null

const validUntilRow: RowMaker = ({ epcValidUntil }, texts) =>
  epcValidUntil ? { label: texts.label.validUntil, value: formatDate(epcValidUntil) } : null

const surfaceFields = [
  'surfaceLivingM2',
  'surfaceTotalM2',
  'surfaceGroundM2',
  'surfaceConstructedM2',
  'surfaceTerraceM2',
  'surfaceGardenM2',
  'surfaceOfficeM2',
  'surfaceStoreM2',
  'surfaceExtraRoomM2',
] as const

const roomFields = [
  'bedrooms',
  'bathrooms',
  'showerRooms',
  'toilets',
  'floors',
  'garages',
  'parkings',
  'parkingsExternal',
] as const

/** The one table of facts: its order is the order on the page. */
const groups: readonly { key: FactGroupKey; rows: readonly RowMaker[] }[] = [
  {
    key: 'finance',
    rows: [
      amountRow('startPrice'),
      availabilityRow,
      codeRow('vatRegime', 'vatRegime', 'vatRegime'),
      amountRow('vatValue'),
      amountRow('constructionCost'),
      amountRow('registrationRights'),
      amountRow('notaryFeeInclVat'),
      amountRow('rateableIncome'),
      amountRow('realEstateTax'),
      amountRow('chargesOwner'),
      amountRow('parkingPrice'),
      amountRow('garagePrice'),
    ],
  },
  {
    key: 'rent',
    rows: [
      amountRow('chargesRenter'),
      amountRow('deposit'),
      amountRow('renterAgencyCost'),
      amountRow('renterInventoryCost'),
      rentConditionRow('minimumIncome', formatPrice),
      rentConditionRow('maximumPersons', String),
      answerRow('individualMeters'),
    ],
  },
  {
    key: 'annuity',
    rows: [
      amountRow('annuityBouquet'),
      amountRow('annuityMonthly'),
      annuityFlagRow('annuityIndexed'),
      annuityYearsRow,
      annuityFlagRow('annuitySurvival'),
      annuityAgesRow,
      codeRow('annuityType', 'annuity', 'annuityType'),
    ],
  },
  {
    key: 'surfaces',
    rows: [...surfaceFields.map(areaRow), lengthRow('plotWidthM'), lengthRow('frontWidthM')],
  },
  { key: 'rooms', rows: [floorRow, ...roomFields.map(plainRow)] },
  {
    key: 'building',
    rows: [
      codeRow('facades', 'facades', 'facades'),
      plainRow('constructionYear'),
      plainRow('renovationYear'),
      codeRow('condition', 'condition', 'condition'),
      codeRow('roof', 'roof', 'roof'),
      codeRow('frame', 'frame', 'frame'),
      codeRow('glazing', 'glazing', 'glazing'),
      codeRow('orientationFront', 'orientation', 'orientationFront'),
      codeRow('orientationGarden', 'orientation', 'orientationGarden'),
    ],
  },
  {
    key: 'comfort',
    rows: [
      codeRow('heating', 'heating', 'heating'),
      codeRow('kitchen', 'kitchen', 'kitchen'),
      codeRow('comfort', 'comfort', 'comfort'),
      codeRow('floorCovering', 'floorCovering', 'floorCovering'),
      flagsRow('amenities', [
        'hasLift',
        'hasCellar',
        'hasAttic',
        'hasTerrace',
        'hasGarden',
        'hasPool',
        'hasGarage',
        'hasParking',
        'isFurnished',
      ]),
      flagsRow('connected', ['hasGas', 'hasWater', 'hasElectricity', 'hasDrain']),
    ],
  },
  {
    key: 'energy',
    rows: [energyTotalRow, co2Row, eLevelRow, certificateRow, validUntilRow],
  },
  {
    key: 'planning',
    rows: [
      planningRow('hasPermit', ({ hasPermit }) => permitCode(hasPermit)),
      planningRow('areaApplication', ({ areaApplication }) => areaApplication ?? null),
      planningRow('hasSummons', ({ hasSummons }) => summonsCode(hasSummons)),
      judicialRow,
      planningRow('hasPreemptiveRight', ({ hasPreemptiveRight }) =>
        preemptionCode(hasPreemptiveRight),
      ),
      planningRow('hasAllotmentPermit', ({ hasAllotmentPermit }) =>
        allotmentCode(hasAllotmentPermit),
      ),
      planningTextRow,
    ],
  },
  {
    key: 'certificates',
    rows: [
      codeRow('electricityCertificate', 'inspection', 'electricityCertificate'),
      codeRow('gasCertificate', 'inspection', 'gasCertificate'),
      codeRow('groundCertificate', 'groundCertificate', 'groundCertificate'),
      asbestosRow,
    ],
  },
]

/** Every known fact of a home, grouped and in words. Groups without a known fact are left out. */
export function toFactGroups(property: Property, texts: FactTexts, locale: Locale): FactGroup[] {
  return groups
    .filter(({ key }) => key !== 'annuity' || property.isAnnuity)
    .map(({ key, rows }) => ({
      key,
      title: texts.group[key],
      rows: rows.map((make) => make(property, texts, locale)).filter((row) => row !== null),
    }))
    .filter(({ rows }) => rows.length > 0)
}
