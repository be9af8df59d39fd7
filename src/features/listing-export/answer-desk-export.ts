import 'server-only'
import { z } from 'zod'
import { isAgentOrEditor } from '@/cms/access/agents-and-editors'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { formatFiles, listingFormats } from '@/domain/listings/listing-formats'
import { noStore } from '@/domain/protection/private-headers'
import { publicIdMax } from '@/domain/routes/public-id'
import { findListingPresets } from '@/features/properties/preset-queries'
import { findViewer } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import { answerListings } from './answer-listings'
import { limitToSite } from './export-queries'
import type { ExportScope } from './export-scope'

const order = z.object({
  format: z.enum(listingFormats),
  // The control sends an empty value for all homes.
  list: z.union([z.literal(''), z.coerce.number().int().positive().max(publicIdMax)]).default(''),
})

const everything: ExportScope = {
  locales: [],
  goals: [],
  countryIds: [],
  typeWebIds: [],
  preset: null,
}

/** The scope of a saved list, or of everything; null where the list is gone. */
async function findScope(list: number | ''): Promise<ExportScope | null> {
  if (list === '') return everything
  const [preset] = await findListingPresets([list])
  return preset ? { ...everything, preset } : null
}

/**
 * The homes on offer as a file, for the desk: `/api/listing-exports/?format=csv&list=3`. 403 to
 * everybody but agents and editors, 400 for a format that we do not write, 404 without such a list.
 */
export async function answerDeskExport(request: Request, now: Date): Promise<Response> {
  if (!isAgentOrEditor(await findViewer(request.headers))) return refuse(403)
  const asked = order.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400)
  const { format, list } = asked.data
  const scope = await findScope(list)
  if (scope === null) return refuse(404)
  const { extension } = formatFiles[format]
  // Two formats have the same ending; a folder tells their files apart.
  const kind = format === extension ? '' : `${format}-`
  const name = `listings-${kind}${toBelgianDay(now)}.${extension}`
  return answerListings(
    { format, scope: await limitToSite(scope) },
    {
      now,
      headers: {
        ...noStore,
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    },
  )
}
