import 'server-only'
import { ownedOn } from '@/cms/collections/owners/owned-on'
import { toRelationIds } from '@/cms/relation-id'
import { toBelgianDay, toCalendarDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { isOwnedOn } from '@/domain/owners/ownership'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { findSignedInOwner } from './owner-session'

/** A property as somebody owns it today. */
export type OwnedProperty = {
  id: number
  title: string
  /** First and last day of what its owner may see; null without limit. */
  from: CalendarDay | null
  to: CalendarDay | null
}

/** From the first of the periods that hold on a day to the last; a missing end sets no limit. */
function toPeriod(owner: OwnerAccount, propertyId: number, today: CalendarDay) {
  const rows = (owner.properties ?? []).filter(
    (row) => toRelationIds([row.property])[0] === propertyId && isOwnedOn(row, today),
  )
  const ends = (name: 'from' | 'to') => {
    const days = rows.map((row) => (row[name] ? toCalendarDay(row[name]) : null))
    return days.includes(null) ? null : days.flatMap((day) => day ?? []).toSorted()
  }
  return { from: ends('from')?.at(0) ?? null, to: ends('to')?.at(-1) ?? null }
}

/** Ids of the properties that are an owner's today. */
export function findOwnedIds(owner: OwnerAccount): number[] {
  return ownedOn(owner.properties ?? [], toBelgianDay(new Date()))
}

/**
 * The owner behind a request, and the property if it is theirs today. Null for everybody else, and
 * for a property that does not exist: nobody learns which of the two it was.
 */
export async function requireOwnedProperty(
  headers: Headers,
  propertyId: number,
): Promise<{ owner: OwnerAccount; property: OwnedProperty } | null> {
  const owner = await findSignedInOwner(headers)
  const today = toBelgianDay(new Date())
  if (owner === null || !ownedOn(owner.properties ?? [], today).includes(propertyId)) return null
  const payload = await payloadAsSystem(
    'naming a property to its owner, public or not; it was looked for in the own account',
  )
  const found = await payload.findByID({
    collection: 'properties',
    id: propertyId,
    locale: owner.locale ?? undefined,
    depth: 0,
    disableErrors: true,
    select: { title: true, recordFile: true },
  })
  if (found === null) return null
  const title = found.title || found.recordFile
  return { owner, property: { id: propertyId, title, ...toPeriod(owner, propertyId, today) } }
}
