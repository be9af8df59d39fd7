import type { Document, Property } from '@/cms/payload-types'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { isAddressPublic } from '@/domain/places/location'
import { hasPublicPrice } from './price-facts'

/** Amounts from which a price that is not public could be read or worked out. */
const amountFields = [
  'price',
  'startPrice',
  'constructionCost',
  'parkingPrice',
  'garagePrice',
  'vatValue',
  'registrationRights',
  'notaryFeeInclVat',
  'monthlyRent',
  'deposit',
  'renterAgencyCost',
  'annuityBouquet',
  'annuityMonthly',
] as const satisfies readonly (keyof Property)[]

const addressFields = [
  'street',
  'houseNumber',
  'boxNr',
  'lat',
  'lng',
] as const satisfies readonly (keyof Property)[]

/** Facts by which a discreet home could be recognised in public registers and portals. */
const identifyingFields = [
  'epcUniqueCode',
  'planningInformation',
  'rateableIncome',
  'videoUrl',
  'tourUrl',
] as const satisfies readonly (keyof Property)[]

/** Papers that state the address of the home, whoever drew them up. */
const addressedKinds: readonly Document['kind'][] = [
  'epc',
  'planning',
  'soil',
  'electricity',
  'asbestos',
  'deed',
]

/** With a hidden address, papers that state it are handed over on request alone. */
function toOpenDocuments(documents: Property['documents'], hasAddress: boolean) {
  if (hasAddress) return documents
  return documents?.filter(
    (document) => typeof document === 'object' && !addressedKinds.includes(document.kind),
  )
}

function without(property: Property, fields: readonly (keyof Property)[]): Property {
  const copy = { ...property }
  for (const field of fields) Reflect.deleteProperty(copy, field)
  return copy
}

/**
 * The property without anything that visitors may not know: the last guard before a view is made,
 * whoever read the record. A discreet property has no address, whatever its settings say.
 */
export function hidePrivate(property: Property, today: CalendarDay): Property {
  const isDiscreet = property.isDiscreet === true
  const hasAddress = isAddressPublic(property)
  const hasPrice = hasPublicPrice(property, today)
  const hidden = [
    ...(hasAddress ? [] : addressFields),
    ...(hasPrice ? [] : amountFields),
    ...(isDiscreet ? identifyingFields : []),
  ]
  const open = without(property, hidden)
  return {
    ...open,
    publishAddress: hasAddress,
    pictures: isDiscreet ? [] : open.pictures,
    plans: isDiscreet ? [] : open.plans,
    panoramas: isDiscreet ? [] : open.panoramas,
    project: isDiscreet ? null : open.project,
    // Lot and floor would tell the home from the others of its building; the status decides on
    // the price.
    unit: isDiscreet ? { status: open.unit?.status } : open.unit,
    documents: isDiscreet ? [] : toOpenDocuments(open.documents, hasAddress),
    rentConditions: hasPrice
      ? open.rentConditions
      : { maximumPersons: open.rentConditions?.maximumPersons },
  }
}
