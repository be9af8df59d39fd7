import * as z from 'zod'
import { numberBounds } from '../contact/bounds'

const euros = z.number().int().min(1).max(numberBounds.price.max)
const day = z.iso.date()

/** Longest time, in days from acceptance, in which a buyer may look for a loan. */
export const financingDaysMax = 120

/**
 * What an offer is recorded from: the checked answers of the form, as they were kept. The form has
 * told the visitor everything that could be wrong; what fails here is a fault of the site.
 */
export const offerAnswersSchema = z
  .object({
    street: z.string().min(1),
    city: z.string().min(1),
    phone: z.string().min(1),
    secondName: z.string().min(1).optional(),
    secondEmail: z.string().min(1).optional(),
    amount: euros,
    /** The amount in words, as the visitor confirmed it. */
    confirmed: z.string().min(1),
    startDate: day,
    endDate: day,
    place: z.string().min(1),
    conditions: z.string().optional(),
    financing: z.boolean(),
    financingAmount: euros.optional(),
    financingDays: z.number().int().min(1).max(financingDaysMax).optional(),
  })
  .refine(
    ({ financing, financingAmount, financingDays }) =>
      !financing || (financingAmount !== undefined && financingDays !== undefined),
  )

export type OfferAnswers = z.infer<typeof offerAnswersSchema>
