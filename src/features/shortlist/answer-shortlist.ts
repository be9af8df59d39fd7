import 'server-only'
import { z } from 'zod'
import { locales } from '@/domain/kernel/locales'
import { parseHomeIds, savedMax } from '@/domain/routes/home-ids'
import { publicIdMax } from '@/domain/routes/public-id'
import { getRouteTable } from '@/features/routing/route-queries'
import { findHomes } from './shortlist-queries'

/** Ids with commas between them, none of them written in another way. */
const idsMaxCharacters = (String(publicIdMax).length + 1) * savedMax

const querySchema = z.object({
  lang: z.enum(locales),
  ids: z
    .string()
    .max(idsMaxCharacters)
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform((text) => text.split(','))
    .refine((parts) => parts.length <= savedMax)
    .transform((parts) => parseHomeIds(parts.join(','), savedMax)),
})

/** A minute: for the visitor who comes back to the list, and no longer than a change may take. */
const headers = { 'Cache-Control': 'private, max-age=60' }

function refuse(error: string): Response {
  return Response.json({ error }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Answers the cards of homes by their public ids: `{ homes, gone }`. 400 with `{ error }` for a
 * language that is not on, and for ids that are missing, malformed or more than 100.
 */
export async function answerShortlist(query: URLSearchParams): Promise<Response> {
  const parsed = querySchema.safeParse({ lang: query.get('lang'), ids: query.get('ids') })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(`${String(issue?.path[0])}.invalid`)
  }
  const { lang, ids } = parsed.data
  const { enabledLocales } = await getRouteTable()
  if (!enabledLocales.includes(lang)) return refuse('lang.invalid')
  return Response.json(await findHomes(ids, lang), { headers })
}
