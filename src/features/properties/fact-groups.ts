import type { Property } from '@/cms/payload-types'
import { formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import {
  allotmentRow,
  annuityAgesRow,
  annuityFlagRow,
  annuityYearsRow,
  asbestosRow,
  availabilityRow,
  certificateRow,
  co2Row,
  countryRow,
  eLevelRow,
  energyTotalRow,
  flagsRow,
  floorRow,
  isForSale,
  isInFlanders,
  judicialRow,
  lotRow,
  newBuildRow,
  permitCode,
  planningRow,
  planningTextRow,
  preemptionCode,
  registrationRow,
  rentConditionRow,
  saleOnly,
  summonsCode,
  taxRegimeRow,
  typeRow,
  unitStatusRow,
  validUntilRow,
} from './fact-own-rows'
import {
  amountPerRow,
  amountRow,
  answerRow,
  areaRow,
  codeRow,
  explained,
  lengthRow,
  onlyIf,
  plainRow,
  type FactRow,
  type FactTexts,
  type RowMaker,
} from './fact-rows'

export type FactGroupKey = keyof FactTexts['group']
export type FactGroup = { key: FactGroupKey; title: string; rows: FactRow[] }

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
    key: 'overview',
    rows: [typeRow, newBuildRow, lotRow, floorRow, unitStatusRow, availabilityRow, countryRow],
  },
  {
    key: 'finance',
    rows: [
      amountRow('startPrice'),
      saleOnly(amountPerRow('monthlyRent', 'month')),
      saleOnly(taxRegimeRow),
      saleOnly(amountRow('vatValue')),
      saleOnly(amountRow('constructionCost')),
      saleOnly(registrationRow),
      saleOnly(amountRow('notaryFeeInclVat')),
      explained(amountRow('rateableIncome'), 'rateableIncome'),
      amountPerRow('realEstateTax', 'year'),
      amountPerRow('chargesOwner', 'month'),
      amountRow('parkingPrice'),
      amountRow('garagePrice'),
    ],
  },
  {
    key: 'rent',
    rows: [
      amountPerRow('chargesRenter', 'month'),
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
      explained(amountRow('annuityBouquet'), 'annuityBouquet'),
      explained(amountPerRow('annuityMonthly', 'month'), 'annuityMonthly'),
      annuityFlagRow('annuityIndexed'),
      annuityYearsRow,
      explained(annuityFlagRow('annuitySurvival'), 'annuitySurvival'),
      annuityAgesRow,
      codeRow('annuityType', 'annuity', 'annuityType'),
    ],
  },
  {
    key: 'surfaces',
    rows: [...surfaceFields.map(areaRow), lengthRow('plotWidthM'), lengthRow('frontWidthM')],
  },
  { key: 'rooms', rows: roomFields.map(plainRow) },
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
    rows: [energyTotalRow, co2Row, explained(eLevelRow, 'eLevel'), certificateRow, validUntilRow],
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
      allotmentRow,
      planningTextRow,
    ],
  },
  {
    key: 'certificates',
    rows: [
      codeRow('electricityCertificate', 'inspection', 'electricityCertificate'),
      codeRow('gasCertificate', 'inspection', 'gasCertificate'),
      codeRow('groundCertificate', 'groundCertificate', 'groundCertificate'),
      onlyIf(isInFlanders, asbestosRow),
    ],
  },
]

/** Every known fact of a home, grouped and in words. Groups without a known fact are left out. */
export function toFactGroups(property: Property, texts: FactTexts, locale: Locale): FactGroup[] {
  return groups
    .filter(({ key }) => key !== 'annuity' || property.isAnnuity)
    .filter(({ key }) => key !== 'rent' || !isForSale(property))
    .map(({ key, rows }) => ({
      key,
      title: texts.group[key],
      rows: rows.map((make) => make(property, texts, locale)).filter((row) => row !== null),
    }))
    .filter(({ rows }) => rows.length > 0)
}
