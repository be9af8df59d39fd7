import 'server-only'
import type { TypedUser } from 'payload'
import { z } from 'zod'
import { isStaff } from '@/cms/access/roles'
import { locales, type Locale } from '@/domain/kernel/locales'
import {
  isPreviewLinkOpen,
  previewDays,
  previewTargets,
  type PreviewLinkLine,
} from '@/domain/previews/preview-link'
import { parsePublicId } from '@/domain/routes/public-id'
import { env } from '@/server/env'
import { findViewer, payloadAs } from '@/server/payload'
import { isSameSite } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { findDraftPath } from './draft-path'
import {
  findPreviewLink,
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  type PreviewRecord,
} from './preview-link-store'
import { toPreviewHref } from './preview-token'

const closed = { 'Cache-Control': 'private, no-store' }

const recordForm = z.object({
  target: z.enum(previewTargets),
  record: z.coerce.number().int().positive().max(2_147_483_647),
})

const orderForm = recordForm.extend({
  locales: z.array(z.enum(locales)).min(1).max(locales.length),
  days: z.number().int().min(previewDays.min).max(previewDays.max),
})

/** The account, where it is one of the staff, and the request comes from the desk itself. */
async function findStaff(request: Request): Promise<TypedUser | null> {
  if (!isSameSite(request.headers, env().SITE_URL)) return null
  const viewer = await findViewer(request.headers)
  return isStaff(viewer) ? viewer : null
}

/** The languages in which a record has a page that a draft can be shown on. */
async function findPageLocales(record: PreviewRecord): Promise<Locale[]> {
  const paths = await Promise.all(locales.map((locale) => findDraftPath(record, locale)))
  return locales.filter((_locale, index) => paths[index] !== null)
}

/** Whether the account may read the record, as its newest draft. */
async function mayRead(staff: TypedUser, { target, record }: PreviewRecord): Promise<boolean> {
  const door = await payloadAs(staff)
  const options = { collection: target, id: record, depth: 0, draft: true } as const
  return (await door.findByID({ ...options, disableErrors: true })) !== null
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
  return Response.json({ links, locales: pageLocales }, { headers: closed })
}

/**
 * The preview links of a record with their openings, and the languages in which it has a page, for
 * staff: 404 to everybody else, 400 for what is no record.
 */
export async function answerPreviewLinks(request: Request): Promise<Response> {
  const staff = await findStaff(request)
  if (staff === null) return refuse(404, closed)
  const asked = recordForm.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400, closed)
  return (await mayRead(staff, asked.data)) ? answerList(asked.data) : refuse(404, closed)
}

/**
 * Makes a preview link for staff, and answers as the list does: 404 to everybody else or without
 * such a record, 400 for a language in which it has no page, or a time that is too long.
 */
export async function answerMakePreviewLink(request: Request): Promise<Response> {
  const staff = await findStaff(request)
  if (staff === null) return refuse(404, closed)
  const body: unknown = await request.json().catch(() => null)
  const order = orderForm.safeParse(body)
  if (!order.success) return refuse(400, closed)
  const { target, record, days, locales: wanted } = order.data
  if (!(await mayRead(staff, { target, record }))) return refuse(404, closed)
  const pageLocales = await findPageLocales({ target, record })
  if (wanted.some((locale) => !pageLocales.includes(locale))) return refuse(400, closed)
  const chosen = locales.filter((locale) => wanted.includes(locale))
  const options = { locales: chosen, days, madeBy: staff.id, now: new Date() }
  await makePreviewLink({ target, record }, options)
  return answerList({ target, record })
}

/**
 * Ends a preview link for staff: 204, or 404 to everybody else, without such a link, and to who may
 * not read its record.
 */
export async function answerRevokePreviewLink(request: Request, idText: string): Promise<Response> {
  const staff = await findStaff(request)
  if (staff === null) return refuse(404, closed)
  const id = parsePublicId(idText)
  const link = id === null ? null : await findPreviewLink(id)
  if (link === null || !(await mayRead(staff, link))) return refuse(404, closed)
  await revokePreviewLink(link, new Date())
  return new Response(null, { status: 204, headers: closed })
}
