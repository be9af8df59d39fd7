import 'server-only'
import type { TypedUser } from 'payload'
import { z } from 'zod'
import { mayChange } from '@/cms/access/may-change'
import { locales, type Locale } from '@/domain/kernel/locales'
import { parseRecordId } from '@/domain/kernel/record-id'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import {
  isPreviewLinkOpen,
  previewDays,
  previewTargets,
  type PreviewLinkLine,
} from '@/domain/previews/preview-link'
import { noStore } from '@/domain/protection/private-headers'
import { payloadAsSystem } from '@/server/payload'
import { findStaff } from '@/server/request/desk-door'
import { readJson } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { findLinkedPath } from './linked-path'
import {
  findPreviewLink,
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  type PreviewRecord,
} from './preview-link-store'
import { toPreviewHref } from './preview-token'

const recordForm = z.object({
  target: z.enum(previewTargets),
  record: z.coerce.number().pipe(recordIdSchema),
})

const orderForm = recordForm.extend({
  locales: z.array(z.enum(locales)).min(1).max(locales.length),
  days: z.number().int().min(previewDays.min).max(previewDays.max),
})

/** The languages in which a record has a page that a draft can be shown on. */
async function findPageLocales(record: PreviewRecord): Promise<Locale[]> {
  const paths = await Promise.all(locales.map((locale) => findLinkedPath(record, locale)))
  return locales.filter((_locale, index) => paths[index] !== null)
}

/** Whether the account may show the newest draft of the record, which is for who may write it. */
async function mayShow(staff: TypedUser, { target, record }: PreviewRecord): Promise<boolean> {
  const payload = await payloadAsSystem('asking whether an account may change the record of a link')
  return mayChange(payload, staff, { collection: target, id: record })
}

async function toDeskLinks(record: PreviewRecord, now: Date): Promise<PreviewLinkLine[]> {
  const links = await listPreviewLinks(record)
  return links.map((link) => {
    const isOpen = link.locales.some((locale) => isPreviewLinkOpen(link, { now, locale }))
    return {
      id: link.id,
      expiresAt: link.expiresAt.toISOString(),
      isRevoked: link.revokedAt !== null,
      isOpen,
      hrefs: isOpen
        ? link.locales.map((locale) => ({ locale, href: toPreviewHref(link, locale) }))
        : [],
      openingCount: link.openingCount,
      openings: link.openings.map(({ at, reader }) => ({ at: at.toISOString(), reader })),
    }
  })
}

async function answerList(record: PreviewRecord): Promise<Response> {
  const [links, pageLocales] = await Promise.all([
    toDeskLinks(record, new Date()),
    findPageLocales(record),
  ])
  return Response.json({ links, locales: pageLocales }, { headers: noStore })
}

/**
 * The preview links of a record with their openings, and the languages in which it has a page, for
 * staff: 404 to everybody else, 400 for what is no record.
 */
export async function answerPreviewLinks(request: Request): Promise<Response> {
  const staff = await findStaff(request)
  if (staff === null) return refuse(404)
  const asked = recordForm.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400)
  return (await mayShow(staff, asked.data)) ? answerList(asked.data) : refuse(404)
}

/**
 * Makes a preview link for staff, and answers as the list does: 404 to everybody else or without
 * such a record, 400 for a language in which it has no page, or a time that is too long.
 */
export async function answerMakePreviewLink(request: Request): Promise<Response> {
  const staff = await findStaff(request)
  if (staff === null) return refuse(404)
  const order = orderForm.safeParse(await readJson(request))
  if (!order.success) return refuse(400)
  const { target, record, days, locales: wanted } = order.data
  if (!(await mayShow(staff, { target, record }))) return refuse(404)
  const pageLocales = await findPageLocales({ target, record })
  if (wanted.some((locale) => !pageLocales.includes(locale))) return refuse(400)
  const chosen = locales.filter((locale) => wanted.includes(locale))
  const options = { locales: chosen, days, madeBy: staff.id, now: new Date() }
  await makePreviewLink({ target, record }, options)
  return answerList({ target, record })
}

/**
 * Ends a preview link for staff: 204, or 404 to everybody else, without such a link, and to who may
 * not change its record.
 */
export async function answerRevokePreviewLink(request: Request, idText: string): Promise<Response> {
  const staff = await findStaff(request)
  if (staff === null) return refuse(404)
  const id = parseRecordId(idText)
  const link = id === null ? null : await findPreviewLink(id)
  if (link === null || !(await mayShow(staff, link))) return refuse(404)
  await revokePreviewLink(link, new Date())
  return new Response(null, { status: 204, headers: noStore })
}
