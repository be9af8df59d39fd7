import { z } from 'zod'
import { slotMinutesMin } from '@/domain/appointments/availability'
import { isClockTime } from '@/domain/appointments/belgian-clock'
import { slotCapacityMax } from '@/domain/appointments/slots'
import { factCodes } from '@/domain/properties/fact-codes'
import { floodScores } from '@/domain/properties/flood'
import { propertyGoals } from '@/domain/properties/goals'
import { planningCodesFor } from '@/domain/properties/planning-codes'
import { propertyStatuses } from '@/domain/properties/statuses'
import { countryId, point } from './reference'
import { calendarDay, daysAgo, key, localized } from './text'

const euros = z.number().min(0).max(99_999_999)
const squareMetres = z.number().min(1).max(9_999_999)
const metres = z.number().min(1).max(500)
const count = z.int().min(0).max(50)
const webId = z.int().min(1).max(7)
const yesNo = z.enum(['yes', 'no'])
const optional = <T extends Record<string, z.ZodType>>(shape: T) => z.object(shape).partial().shape

const identity = {
  publicId: z.int().min(1),
  recordFile: z.string().min(1).max(40),
  goal: z.enum(propertyGoals),
  status: z.enum(propertyStatuses),
  marquee: z.int().min(0).max(4),
  mainType: webId,
  types: z.array(webId).min(1),
  title: localized(150),
  description: localized(),
  manager: key,
  checkedDaysAgo: daysAgo,
  pictures: z.array(key).min(1, 'at least one picture'),
  plans: z.array(key),
  ...optional({
    panoramas: z.array(key),
    isDraft: z.literal(true),
    isDiscreet: z.boolean(),
    isInvestment: z.boolean(),
    isNewBuild: z.boolean(),
    isAnnuity: z.boolean(),
    publishedDaysAgo: daysAgo,
    closedDaysAgo: daysAgo,
    project: z.int().min(1),
    unit: z.strictObject({
      lot: z.string().min(1),
      floor: z.int().min(-5),
      status: z.enum(factCodes.unitStatus),
    }),
  }),
}

const address = {
  place: key,
  zip: z.string().regex(/^\d{4,5}$/),
  city: z.string().min(1),
  countryId,
  publishAddress: z.boolean(),
  street: z.string().min(1).max(120),
  ...point,
  ...optional({
    houseNumber: z.string().min(1),
    boxNr: z.string().min(1),
    areaName: z.string().min(1),
  }),
}

const price = {
  price: euros,
  publishPrice: z.boolean(),
  priceUnit: z.int().min(0).max(7),
  ...optional({
    startPrice: euros,
    monthlyRent: euros,
    deposit: euros,
    chargesOwner: euros,
    chargesRenter: euros,
    renterInventoryCost: euros,
    rateableIncome: euros,
    realEstateTax: euros,
    vatRegime: z.enum(factCodes.vatRegime),
    vatValue: euros,
    constructionCost: euros,
    parkingPrice: euros,
    availability: z.enum(factCodes.availability),
    availableInDays: z.int().min(0),
    rentConditions: z.strictObject({ minimumIncome: euros, maximumPersons: count }),
    annuityBouquet: euros,
    annuityMonthly: euros,
    annuityIndexed: z.boolean(),
    annuityMaxYears: z.int().min(1).max(50),
    annuitySurvival: z.boolean(),
    annuityAge1: z.int().min(18).max(120),
    annuityAge2: z.int().min(18).max(120),
    annuityType: z.enum(factCodes.annuity),
  }),
}

const building = optional({
  surfaceTotalM2: squareMetres,
  surfaceLivingM2: squareMetres,
  surfaceGroundM2: squareMetres,
  surfaceTerraceM2: squareMetres,
  surfaceGardenM2: squareMetres,
  surfaceOfficeM2: squareMetres,
  surfaceStoreM2: squareMetres,
  surfaceConstructedM2: squareMetres,
  surfaceExtraRoomM2: squareMetres,
  plotWidthM: metres,
  frontWidthM: metres,
  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  toilets: count,
  floors: count,
  garages: count,
  parkings: count,
  parkingsExternal: count,
  facades: z.enum(factCodes.facades),
  constructionYear: z.int().min(1600).max(2100),
  renovationYear: z.int().min(1900).max(2100),
})

const comfort = optional({
  hasGas: z.boolean(),
  hasWater: z.boolean(),
  hasElectricity: z.boolean(),
  hasDrain: z.boolean(),
  hasLift: z.boolean(),
  hasCellar: z.boolean(),
  hasTerrace: z.boolean(),
  hasGarden: z.boolean(),
  hasAttic: z.boolean(),
  isFurnished: z.boolean(),
  hasGarage: z.boolean(),
  hasParking: z.boolean(),
  hasPool: z.boolean(),
  heating: z.enum(factCodes.heating),
  glazing: z.enum(factCodes.glazing),
  frame: z.enum(factCodes.frame),
  kitchen: z.enum(factCodes.kitchen),
  comfort: z.enum(factCodes.comfort),
  floorCovering: z.enum(factCodes.floorCovering),
  roof: z.enum(factCodes.roof),
  condition: z.enum(factCodes.condition),
  orientationFront: z.enum(factCodes.orientation),
  orientationGarden: z.enum(factCodes.orientation),
})

const certificates = optional({
  energyPerformance: z.number().min(-500).max(2000),
  epcLabelText: z.string().regex(/^[A-I][+-]{0,2}$/, 'a label as A+, B or C-'),
  epcUniqueCode: z.string().min(10),
  epcTotalKwh: z.int(),
  epcCo2: z.int().min(0),
  eLevel: z.int().min(-100).max(200),
  epcValidUntil: calendarDay,
  hasPermit: yesNo,
  hasAllotmentPermit: yesNo,
  hasSummons: yesNo,
  hasPreemptiveRight: yesNo,
  judicialDecision: z.enum(['0', '1', '2']),
  areaApplication: z.enum(planningCodesFor('destination')),
  planningInformation: localized(1000),
  groundCertificate: z.enum(factCodes.groundCertificate),
  electricityCertificate: z.enum(factCodes.inspection),
  gasCertificate: z.enum(factCodes.inspection),
  asbestosType: z.enum(factCodes.asbestos),
  asbestosDate: calendarDay,
  pScore: z.enum(floodScores),
  gScore: z.enum(floodScores),
  floodReportDaysAgo: daysAgo,
  floodZone: z.boolean(),
  riverbankZone: z.boolean(),
  individualMeters: yesNo,
})

export const property = z.strictObject({
  ...identity,
  ...address,
  ...price,
  ...building,
  ...comfort,
  ...certificates,
})

export const project = z.strictObject({
  publicId: z.int().min(1),
  number: z.string().min(1),
  goal: z.enum(['sale', 'rent']),
  name: localized(150),
  description: localized(),
  status: z.enum(['draft', 'published', 'hidden', 'archived']),
  isPublic: z.boolean(),
  manager: key,
  ...address,
  types: z.array(webId).min(1),
  priceMin: euros,
  priceMax: euros,
  delivery: localized(80),
  deliveryInDays: z.int(),
  externalWeb: z.url().optional(),
  pictures: z.array(key).min(1),
  plans: z.array(key),
  progress: z.array(
    z.strictObject({
      daysAgo,
      text: localized(300),
      pictures: z.array(key).min(1).max(12).optional(),
    }),
  ),
})

export const properties = z.array(property)
export const projects = z.array(project)

const clockTime = z.string().refine(isClockTime, 'a time as 09:30')

/** Weekly hours at which a home, a project or the office receives visitors. */
const visit = z
  .strictObject({
    name: z.string().min(1).max(120),
    property: z.int().min(1).optional(),
    project: z.int().min(1).optional(),
    atOffice: z.literal(true).optional(),
    /** `1` for Monday to `7` for Sunday. */
    weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).min(1),
    from: clockTime,
    to: clockTime,
    slotMinutes: z.int().min(slotMinutesMin),
    bufferMinutes: z.int().min(0),
    capacity: z.int().min(1).max(slotCapacityMax),
    mode: z.enum(['instant', 'review']),
    /** Weeks for which the times are published ahead. */
    weeks: z.int().min(1).max(12),
  })
  .refine(
    ({ property, project, atOffice }) =>
      [property, project, atOffice].filter((about) => about !== undefined).length === 1,
    'exactly one of property, project and atOffice',
  )

export const visits = z.array(visit)

export type SeedVisit = z.infer<typeof visit>
export type SeedProperty = z.infer<typeof property>
export type SeedProject = z.infer<typeof project>
