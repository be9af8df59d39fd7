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

type Row = NonNullable<Owner['properties']>[number]

/**
 * The row that stood in the place of a row before: the same one, or one of the same property that was not
 * sent back, as from a program that sends no ids.
 */
function findBefore(row: Row, before: readonly Row[], after: readonly Row[]): Row | undefined {
  const kept = new Set(after.map(({ id }) => id))
  const property = toRelationId(row.property)
  const isSame = (one: Row) => toRelationId(one.property) === property
  return (
    before.find((one) => one.id === row.id && isSame(one)) ??
    before.find((one) => !kept.has(one.id) && isSame(one))
  )
}

/**
 * Fills in the first day of a property that staff give to an owner without one, also where it was theirs
 * in another time. What is taken out of a row that was there before stays out: that is what staff meant.
 */
export const beginAfterOthers: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, originalDoc, req } = change
  if (!isStaff(req.user) || !Array.isArray(data.properties)) return data
  const before: readonly Row[] = originalDoc?.properties ?? []
  const after: readonly Row[] = data.properties
  const properties = await Promise.all(
    after.map(async (row) => {
      const id = toRelationId(row.property)
      if (row.from || id === null) return row
      const old = findBefore(row, before, after)
      if (old !== undefined) return { ...row, from: row.from === undefined ? old.from : row.from }
      return { ...row, from: await findFirstDayOf(req, id, originalDoc?.id ?? null) }
    }),
  )
  return { ...data, properties }
}
