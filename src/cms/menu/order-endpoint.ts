import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import { hasCircle, type MenuPlace } from '@/domain/menu/menu-order'
import { fallbackLocale } from '@/domain/kernel/locales'
import { editorsOnly } from '../access/editors-only'
import { readRefusal } from '../hooks/read-refusal'
import { holdRecord, holdTree, inTransaction } from '../hooks/transaction'
import { findStanding, toSaveArgs } from '../versions/find-standing'
import { findMenuPages, type MenuPage } from './menu-pages'

const pagesMax = 500
const sortMax = 9999
const id = recordIdSchema

const placeSchema = z.strictObject({
  id,
  parentId: id.nullable(),
  sort: z.number().int().min(-sortMax).max(sortMax),
})

const orderSchema = z.strictObject({
  /** The places as the editor saw them. */
  seen: z.array(placeSchema).max(pagesMax),
  /** Those that become others. */
  moved: z.array(placeSchema).min(1).max(pagesMax),
})

type Order = z.infer<typeof orderSchema>

const isSamePlace = (one: MenuPlace, other: MenuPlace) =>
  one.parentId === other.parentId && one.sort === other.sort

/** Why an order cannot be followed; null for one that can. */
function findFault({ seen, moved }: Order, pages: readonly MenuPage[]): 'changed' | 'wrong' | null {
  const now = new Map(pages.map((page) => [page.id, page]))
  const isUnchanged = seen.every((place) => {
    const page = now.get(place.id)
    return page !== undefined && isSamePlace(page, place)
  })
  if (!isUnchanged) return 'changed'
  const wanted = new Map(moved.map((place) => [place.id, place]))
  const isKnown = moved.every(
    (place) => now.has(place.id) && (place.parentId === null || now.has(place.parentId)),
  )
  const after = pages.map((page) => wanted.get(page.id) ?? page)
  return isKnown && wanted.size === moved.length && !hasCircle(after) ? null : 'wrong'
}

/** Puts a page in its place; one that visitors see and that has newer changes waits with those. */
async function movePage(req: PayloadRequest, { id: page, parentId, sort }: MenuPlace) {
  const read = { collection: 'pages', id: page, depth: 0, overrideAccess: false, req } as const
  const { name } = await req.payload.findByID({ ...read, draft: true, select: { name: true } })
  const standing = await findStanding(req, 'pages', page)
  const { draft, _status } = toSaveArgs(standing)
  await req.payload.update({
    collection: 'pages',
    id: page,
    data: { parent: parentId, sort, _status },
    draft,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  })
  return standing === 'heldBack' ? name : null
}

type Answer = { fault: 'changed' | 'wrong' } | { waiting: string[] }

/** One order follows the other, and nobody saves a page while this is looked at. */
async function holdPages(req: PayloadRequest, moved: readonly MenuPlace[]): Promise<void> {
  await holdTree(req, 'pages')
  // In one order, so that two who hold several pages wait for each other and not in a circle.
  const ids = moved.map((place) => place.id).toSorted((one, other) => one - other)
  for (const page of ids) await holdRecord(req, 'pages', page)
}

async function follow(asked: PayloadRequest, order: Order): Promise<Answer> {
  const { user, payload } = asked
  return inTransaction(payload, async (req) => {
    Object.assign(req, { user, i18n: asked.i18n, t: asked.t, locale: fallbackLocale })
    await holdPages(req, order.moved)
    const fault = findFault(order, await findMenuPages({ payload, user, req }, fallbackLocale))
    if (fault !== null) return { fault }
    const waiting: string[] = []
    for (const place of order.moved) {
      const name = await movePage(req, place)
      if (name !== null) waiting.push(name)
    }
    return { waiting }
  })
}

/**
 * Takes the order of the menu as an editor arranged it: all of it is kept or nothing is. 409 where
 * somebody else moved a page meanwhile, 423 where a colleague edits one, 400 for what is no order.
 */
export const menuOrderEndpoint: Endpoint = {
  path: '/order',
  method: 'post',
  handler: async (req) => {
    if (!editorsOnly({ req })) throw new Forbidden(req.t)
    const { data: order } = orderSchema.safeParse(await req.json?.().catch(() => null))
    if (order === undefined) return Response.json({}, { status: 400 })
    try {
      const answer = await follow(req, order)
      if ('waiting' in answer) return Response.json(answer)
      return Response.json({}, { status: answer.fault === 'changed' ? 409 : 400 })
    } catch (cause) {
      if (readRefusal(cause)?.kind === 'locked') return Response.json({}, { status: 423 })
      throw cause
    }
  },
}
