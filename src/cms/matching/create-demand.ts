import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { alertFrequencies, defaultUntil } from '@/domain/matching/schedule'
import { toPlaceCode, wishFeatures, wishGoals } from '@/domain/matching/wish'
import { belgiumId, spainId } from '@/domain/places/countries'
import { foldPlaceName, findPlaceNames } from '@/domain/places/place-name'
import { propertyTypes } from '@/domain/properties/property-types'
import { z } from 'zod'
import { getExecutor } from '../hooks/transaction'
import { queueMails } from '../jobs/queue-mails'
import type { Enquiry } from '../payload-types'
import { demandMailKinds } from './queue-alerts'
import { toSql } from './to-sql'

const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** What the form asks, as an enquiry keeps it. */
const answersSchema = z.object({
  goal: z.enum(wishGoals),
  types: z.array(z.enum(propertyTypes.map(({ key }) => key))),
  zones: z.array(z.object({ zip: z.string().nullable(), name: z.string() })).nullish(),
  minPrice: number,
  maxPrice: number,
  minBedrooms: number,
  minBathrooms: number,
  minSurface: number,
  extras: z.array(z.enum(wishFeatures)).nullish(),
  frequency: z.enum(alertFrequencies).nullish(),
})

type Zone = { zip: string | null; name: string }

const placesStatement = `
  select zip, country_id::text as country from places
  where (zip = $1 and ($2 = '' or name_key = $2)) or ($1 = '' and name_key = $2)`

/** A postcode alone: five digits are Spanish, four Belgian unless a place says otherwise. */
function guessCode(zip: string): string {
  return toPlaceCode({ countryId: zip.length === 5 ? spainId : belgiumId, zip })
}

/** The postcodes of a place as it was typed; none when nobody knows it. */
async function findCodes(req: PayloadRequest, { zip, name }: Zone): Promise<string[]> {
  const executor = await getExecutor(req)
  const find = async (zipText: string, key: string) => {
    const { rows } = await executor.execute<{ zip: string; country: string }>(
      toSql(placesStatement, [zipText, key]),
    )
    return rows.map((row) => toPlaceCode({ countryId: Number(row.country), zip: row.zip }))
  }
  const key = name === '' ? '' : foldPlaceName(findPlaceNames(name)?.nl ?? name)
  if (zip === null) return find('', key)
  const exact = await find(zip, key)
  if (exact.length > 0) return exact
  // Whoever writes a postcode means it, whatever name stands behind it.
  const known = await find(zip, '')
  return known.length > 0 ? known : [guessCode(zip)]
}

async function toPlaces(req: PayloadRequest, zones: readonly Zone[]): Promise<string[]> {
  const codes: string[] = []
  for (const zone of zones) codes.push(...(await findCodes(req, zone)))
  return [...new Set(codes)]
}

/**
 * Makes a demand of an enquiry that asks to be told of homes, and the mail by which it is
 * confirmed, in the transaction of the enquiry. Where no place was understood there is none: to
 * watch everywhere is not what was asked, and the agency has the enquiry.
 */
async function createDemand(req: PayloadRequest, enquiry: Enquiry): Promise<void> {
  const email = enquiry.person?.email
  const answers = answersSchema.safeParse(enquiry.fields)
  if (!email || !answers.success) return
  const { goal, types, zones, frequency, extras, ...rest } = answers.data
  const places = await toPlaces(req, zones ?? [])
  if (places.length === 0) return
  const { id } = await req.payload.create({
    collection: 'demands',
    depth: 0,
    req,
    data: {
      state: 'pending',
      email,
      locale: enquiry.locale ?? 'nl',
      goal,
      types,
      places,
      minPrice: rest.minPrice,
      maxPrice: rest.maxPrice,
      minBedrooms: rest.minBedrooms,
      minBathrooms: rest.minBathrooms,
      minSurface: rest.minSurface,
      features: extras ?? [],
      frequency: frequency ?? 'daily',
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
