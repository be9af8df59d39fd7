import { z } from 'zod'
import { locales } from '@/domain/kernel/locales'
import { wishGoals } from '@/domain/matching/wish'
import { propertyTypes } from '@/domain/properties/property-types'
import { daysAgo } from './text'

const price = z.int().min(1)

const demand = z.strictObject({
  email: z.email(),
  locale: z.enum(locales),
  goal: z.enum(wishGoals),
  types: z.array(z.enum(propertyTypes.map(({ key }) => key))).min(1),
  /** Country and postcode, such as 10-2000. */
  places: z.array(z.string().regex(/^\d{1,3}-\d{4,5}$/)).min(1),
  minPrice: price.optional(),
  maxPrice: price,
  minBedrooms: z.int().min(1).max(50).optional(),
  confirmedDaysAgo: daysAgo,
})

export const demands = z.array(demand)
