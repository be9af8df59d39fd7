import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { alertFrequencies, defaultUntil } from '@/domain/matching/schedule'
import { wishFeatures, wishGoals } from '@/domain/matching/wish'
import { zoneListSchema } from '@/domain/matching/zones'
import { propertyTypes } from '@/domain/properties/property-types'
import { z } from 'zod'
import { queueMails } from '../jobs/queue-mails'
import type { Enquiry } from '../payload-types'
import { findPlaceCodes } from './find-places'
import { demandMailKinds } from './queue-alerts'
import { toAskedCriteria } from './to-asked-criteria'

const number = z.number().nullish()

/** What the form asks, as an enquiry keeps it. */
const answersSchema = z.object({
  goal: z.enum(wishGoals),
  types: z.array(z.enum(propertyTypes.map(({ key }) => key))),
  zones: zoneListSchema.nullish(),
  minPrice: number,
  maxPrice: number,
  minBedrooms: number,
  minBathrooms: number,
  minSurface: number,
  extras: z.array(z.enum(wishFeatures)).nullish(),
  frequency: z.enum(alertFrequencies).nullish(),
})

/**
 * Makes a demand of an enquiry that asks to be told of homes, and the mail by which it is
 * confirmed, in the transaction of the enquiry. Where no place is understood there is none: to
 * watch everywhere is not what was asked. The form has refused that before.
 */
async function createDemand(req: PayloadRequest, enquiry: Enquiry): Promise<void> {
  const email = enquiry.person?.email
  const answers = answersSchema.safeParse(enquiry.fields)
  if (!email || !answers.success) return
  const { codes: places } = await findPlaceCodes(req, answers.data.zones ?? [])
  if (places.length === 0) return
  const { id } = await req.payload.create({
    collection: 'demands',
    depth: 0,
    req,
    data: {
      state: 'pending',
      email,
      locale: enquiry.locale ?? 'nl',
      ...toAskedCriteria(answers.data, places),
      until: `${defaultUntil(toBelgianDay(new Date()))}T12:00:00.000Z`,
      enquiry: enquiry.id,
      privacyVersion: enquiry.privacyVersion,
    },
  })
  await queueMails(req, [
    {
      kind: demandMailKinds.confirm,
      to: email,
      locale: enquiry.locale ?? 'nl',
      enquiryId: enquiry.id,
      data: { demand: id },
    },
  ])
}

/** The kind of the form that asks to be told of homes. */
const demandForm = 'demand-register'

export const createDemandOfEnquiry: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create' && doc.kind === demandForm) await createDemand(req, doc)
}
