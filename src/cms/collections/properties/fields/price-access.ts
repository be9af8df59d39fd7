import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { isPricePublic, statusForPrice } from '@/domain/pricing/price-visibility'
import { isMarqueeVisible } from '@/domain/properties/marquees'
import { propertyStatuses } from '@/domain/properties/statuses'
import type { Field, FieldAccess, PayloadRequest } from 'payload'
import { isStaff } from '../../../access/roles'
import { toNestedRequest } from '../../../hooks/nested-request'
import { toRelationId } from '../../../relation-id'

/**
 * Amounts are read by staff, and by others only where the price is public. Asked without a record,
 * as for a filter or an order on the field, the answer is no. The collection therefore always
 * selects the fields that this rule reads.
 */
export const priceIsPublic: FieldAccess = async ({ req, doc }) => {
  if (isStaff(req.user)) return true
  const status = propertyStatuses.find((known) => known === doc?.status)
  if (doc === undefined || status === undefined) return false
  const facts = {
    publishPrice: doc.publishPrice === true,
    status: statusForPrice({ status, unitStatus: toText(doc.unit?.status) }),
  }
  if (!isPricePublic({ ...facts, marquee: null })) return false
  return isPricePublic({ ...facts, marquee: await findHidingMarquee(req, doc) })
}

/** Puts the rule on amounts from which the price could be read or worked out. */
export function hiddenWithPrice<F extends Field>(field: F): F {
  return { ...field, access: { read: priceIsPublic } }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

type HidingMarquee = { code: number; daysVisible: number | null; hidesPrice: true }

/** The marquee that hides the price of a property today; null when it has none, or none such. */
async function findHidingMarquee(
  req: PayloadRequest,
  doc: Readonly<Record<string, unknown>>,
): Promise<HidingMarquee | null> {
  const id = toRelationId(doc.marquee)
  const marquee = id === null ? undefined : (await findHidingMarquees(req)).get(id)
  if (marquee === undefined) return null
  const today = toBelgianDay(new Date())
  const days = { closedAt: toText(doc.closedAt), publishedAt: toText(doc.publishedAt) }
  return isMarqueeVisible(marquee, days, today) ? marquee : null
}

type HidingMarquees = ReadonlyMap<number, HidingMarquee>

const contextKey = 'marqueesThatHidePrices'

/** Read once per request: a list of properties asks for every amount of every property. */
function findHidingMarquees(req: PayloadRequest): Promise<HidingMarquees> {
  const known: unknown = req.context[contextKey]
  if (known instanceof Promise) return known
  const found = readHidingMarquees(req)
  req.context[contextKey] = found
  return found
}

async function readHidingMarquees(req: PayloadRequest): Promise<HidingMarquees> {
  const { docs } = await req.payload.find({
    collection: 'marquees',
    req: toNestedRequest(req),
    where: { hidesPrice: { equals: true } },
    select: { code: true, daysVisible: true },
    pagination: false,
    depth: 0,
  })
  return new Map(
    docs.map(({ id, code, daysVisible }) => [
      Number(id),
      { code: Number(code), daysVisible: toNumber(daysVisible), hidesPrice: true },
    ]),
  )
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
