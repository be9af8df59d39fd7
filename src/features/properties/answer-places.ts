import 'server-only'
import { z } from 'zod'
import { parsePostcode } from '@/domain/contact/postcode'
import { locales } from '@/domain/kernel/locales'
import { findPlaceNames } from './place-queries'

const querySchema = z.object({ lang: z.enum(locales), zip: z.string().max(10) })

/** Places change seldom; an hour old they still help to fill in an address. */
const kept = { 'Cache-Control': 'public, max-age=3600' }

/**
 * Answers which Belgian places have the postcode `zip`: `{ places }`, names in the language `lang`,
 * none where the agency knows none. 400 with `{ error }` for what is no language or no postcode.
 */
export async function answerPlaces(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { data } = querySchema.safeParse(query)
  const zip = data ? parsePostcode(data.zip) : null
  if (data === undefined || zip === null) {
    const error = data ? 'zip.invalid' : 'query.invalid'
    return Response.json({ error }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  return Response.json({ places: await findPlaceNames(zip, data.lang) }, { headers: kept })
}
