import 'server-only'
import type { TypedUser } from 'payload'
import { z } from 'zod'
import { isStaff } from '@/cms/access/roles'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { locales, type Locale } from '@/domain/kernel/locales'
import { windowCardsMax } from '@/domain/media/window-cards'
import { noStore } from '@/domain/protection/private-headers'
import { publicIdMax } from '@/domain/routes/public-id'
import type { Brochure } from '@/features/brochure/brochure'
import { findBrochure } from '@/features/brochure/brochure-queries'
import { paperLine } from '@/features/brochure/paper-line'
import { readPicture } from '@/features/brochure/read-pictures'
import type { PaperImage } from '@/server/images/rendition'
import { logError } from '@/server/log/log'
import { findViewer, payloadAs } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import { drawWindowCards, type WindowCard } from './draw-window-cards'

const order = z.object({
  locale: z.enum(locales),
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))].map(Number))
    .pipe(z.array(z.number().int().positive().max(publicIdMax)).min(1).max(windowCardsMax)),
})

/** Enough for A3: about 150 pixels to the inch of the place on the sheet. */
const image = { width: 1600, height: 1215, format: 'jpeg' } as const satisfies PaperImage

/** When to come again while others wait, in seconds. */
const busySeconds = 15

type Chosen = { publicId: number | null; reference: string }

/** The homes with these ids, in the order in which they were chosen, as the account may read them. */
async function findChosen(ids: readonly number[], staff: TypedUser): Promise<Chosen[]> {
  const door = await payloadAs(staff)
  const { docs } = await door.find({
    collection: 'properties',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    select: { publicId: true, recordFile: true },
  })
  return ids.flatMap((id) => {
    const doc = docs.find((one) => one.id === id)
    return doc ? [{ publicId: doc.publicId ?? null, reference: doc.recordFile }] : []
  })
}

async function findCards(chosen: readonly Chosen[], locale: Locale) {
  const brochures: Brochure[] = []
  const leftOut: string[] = []
  for (const { publicId, reference } of chosen) {
    const brochure = publicId === null ? null : await findBrochure(publicId, locale)
    if (brochure === null) leftOut.push(reference)
    else brochures.push(brochure)
  }
  return { brochures, leftOut }
}

async function toCard(brochure: Brochure): Promise<WindowCard> {
  const [main] = brochure.pictures
  // A card without its picture is still a card, and the log has the reason.
  const picture = main ? await readPicture(main, image, () => undefined) : null
  return { brochure, picture }
}

async function draw(brochures: readonly [Brochure, ...Brochure[]]): Promise<Buffer> {
  const [first, ...others] = brochures
  const cards: [WindowCard, ...WindowCard[]] = [await toCard(first)]
  for (const brochure of others) cards.push(await toCard(brochure))
  return drawWindowCards(cards)
}

/** References are written by hand; in a header they travel in the signs of an address. */
function toLeftOutHeader(references: readonly string[]): Record<string, string> {
  if (references.length === 0) return {}
  return { 'X-Left-Out': references.map(encodeURIComponent).join(',') }
}

/**
 * Cards for the window, for staff: `/api/window-cards/?locale=nl&ids=3,7`. Homes that visitors cannot
 * see in that language are left out, and named in `X-Left-Out` by their references; 404 where that
 * leaves none. 403 to everybody but staff, 400 for no homes or too many, 503 while others wait.
 */
export async function answerWindowCards(request: Request, now: Date): Promise<Response> {
  const viewer = await findViewer(request.headers)
  if (viewer === null || !isStaff(viewer)) return refuse(403)
  const asked = order.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400)
  const { ids, locale } = asked.data
  try {
    const { brochures, leftOut } = await findCards(await findChosen(ids, viewer), locale)
    const [first, ...others] = brochures
    const named = toLeftOutHeader(leftOut)
    if (first === undefined) return refuse(404, named)
    const made = await paperLine.run(() => draw([first, ...others]))
    if (!made.ok) return refuse(503, { 'Retry-After': String(busySeconds) })
    return new Response(new Uint8Array(made.value), {
      headers: {
        ...named,
        ...noStore,
        'Content-Disposition': `inline; filename="window-cards-${locale}-${toBelgianDay(now)}.pdf"`,
        'Content-Language': locale,
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (err) {
    logError('cards for the window could not be made', err, { count: ids.length, locale })
    return refuse(500)
  }
}
