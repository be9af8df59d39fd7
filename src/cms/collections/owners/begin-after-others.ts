import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { findFirstDay } from '@/domain/owners/ownership'
import { isStaff } from '../../access/roles'
import type { Owner } from '../../payload-types'
import { toRelationId } from '../../relation-id'

/**
 * From when somebody owns a property of whom no day is said: see `findFirstDay`.
 *
 * @param ownerId whose own periods do not count; null for a new account
 */
export async function findFirstDayOf(
  req: PayloadRequest,
  propertyId: number,
  ownerId: number | null,
): Promise<CalendarDay | null> {
  const { docs } = await req.payload.find({
    collection: 'owners',
    where: { 'properties.property': { equals: propertyId }, id: { not_equals: ownerId ?? 0 } },
    depth: 0,
    pagination: false,
    select: { properties: true },
    req,
  })
  const rows = docs.flatMap(({ properties }) => properties ?? [])
  const others = rows.filter(({ property }) => toRelationId(property) === propertyId)
  return findFirstDay(others, toBelgianDay(new Date()))
}

/**
 * Fills in the first day of a property that staff give to an owner without one. What is taken out of a
 * row that was there before stays out: that is what staff meant.
 */
export const beginAfterOthers: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, originalDoc, req } = change
  if (!isStaff(req.user) || !data.properties) return data
  const known = new Set(
    (originalDoc?.properties ?? []).map(({ property }) => toRelationId(property)),
  )
  const properties = await Promise.all(
    data.properties.map(async (row) => {
      const id = toRelationId(row.property)
      if (row.from || id === null || known.has(id)) return row
      return { ...row, from: await findFirstDayOf(req, id, originalDoc?.id ?? null) }
    }),
  )
  return { ...data, properties }
}
