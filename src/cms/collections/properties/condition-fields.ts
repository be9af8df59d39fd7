import { annuityFields } from './fields/annuity'
import { certificateFields } from './fields/certificates'
import { comfortFields } from './fields/comfort'
import { energyFields } from './fields/energy'
import { flagFields } from './fields/flags'
import { identityFields } from './fields/identity'
import { listDataFields, type DataField } from './fields/list-data-fields'
import { placeTabFields } from './fields/place'
import { planningFields } from './fields/planning'
import { priceFields } from './fields/price'
import { roomFields } from './fields/rooms'
import { sidebarFields } from './fields/sidebar'
import { surfaceFields } from './fields/surfaces'

/** Amounts beside the price itself, which has rules of its own. */
const priceRuleFields = ['price', 'publishPrice', 'priceUnitText']

/** Of identity, place and market: what may be asked without telling a street. */
const askedOfRecord = [
  'isInvestment',
  'isNewBuild',
  'isAnnuity',
  'zip',
  'city',
  'countryId',
  'goal',
  'status',
]

/** The facts of a property that may be shown under a condition. */
export const conditionedFields: readonly DataField[] = [
  ...listDataFields(priceFields).filter(({ name }) => !priceRuleFields.includes(name)),
  ...[
    annuityFields,
    surfaceFields,
    roomFields,
    energyFields,
    flagFields,
    comfortFields,
    planningFields,
    certificateFields,
  ].flatMap(listDataFields),
]

/** The fields that a condition may look at: every fact, and what kind of property it is. */
export const askedFields: readonly DataField[] = [
  ...[identityFields, placeTabFields, sidebarFields]
    .flatMap((fields) => listDataFields(fields))
    .filter(({ name }) => askedOfRecord.includes(name)),
  ...listDataFields(priceFields).filter(({ name }) => name === 'price'),
  ...conditionedFields,
]
