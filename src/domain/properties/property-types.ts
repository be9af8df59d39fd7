import type { LocalizedText } from '../kernel/locales'

/** A main type of property, with what the law makes of it. */
export type PropertyType = {
  /** The id by which feeds and search addresses name the type. */
  webId: number
  key: string
  names: LocalizedText
  /** Somebody lives in it: rules on homes apply (rent, energy, renovation). */
  isResidential: boolean
  /** It needs an energy certificate to be advertised; land and garages do not. */
  hasEnergyDuty: boolean
}

/** The seven main types in the order in which they are shown. All occur for sale and for rent. */
export const propertyTypes = [
  {
    webId: 1,
    key: 'house',
    names: {
      nl: 'Villa/Woning/Hoeve',
      fr: 'Villa/Maison/Ferme',
      en: 'House',
      de: 'Haus/Villa/Hof',
    },
    isResidential: true,
    hasEnergyDuty: true,
  },
  {
    webId: 2,
    key: 'apartment',
    names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
    isResidential: true,
    hasEnergyDuty: true,
  },
  {
    webId: 3,
    key: 'studio',
    names: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
    isResidential: true,
    hasEnergyDuty: true,
  },
  {
    webId: 4,
    key: 'land',
    names: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
    isResidential: false,
    hasEnergyDuty: false,
  },
  {
    webId: 5,
    key: 'income-property',
    names: {
      nl: 'Opbrengsteigendom',
      fr: 'Immeuble de rapport',
      en: 'Income property',
      de: 'Renditeobjekt',
    },
    isResidential: true,
    hasEnergyDuty: true,
  },
  {
    webId: 6,
    key: 'commercial',
    names: {
      nl: 'Handelspand',
      fr: 'Commerce',
      en: 'Commercial property',
      de: 'Geschäftslokal',
    },
    isResidential: false,
    hasEnergyDuty: true,
  },
  {
    webId: 7,
    key: 'garage',
    names: {
      nl: 'Garage/parking',
      fr: 'Garage/parking',
      en: 'Garage/parking',
      de: 'Garage/Stellplatz',
    },
    isResidential: false,
    hasEnergyDuty: false,
  },
] as const satisfies readonly PropertyType[]

export function findPropertyType(webId: number): (typeof propertyTypes)[number] | null {
  return propertyTypes.find((type) => type.webId === webId) ?? null
}

/** Reads the ids of a feed ("1,5, 2"); what is no number is left out, repeats are dropped. */
export function parseWebIds(text: string): number[] {
  const ids = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d{1,6}$/.test(part))
    .map(Number)
  return [...new Set(ids)]
}
