import type { Where } from 'payload'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { isOwnedOn } from '@/domain/owners/ownership'
import { toOwnershipWindow, type OwnershipWindow } from '@/domain/owners/ownership-window'
import { toRelationId } from '../../relation-id'
import type { Ownership } from './owned-on'

/** A property that is somebody's today, with the stretch of time that it is theirs. */
export type OwnedPeriod = OwnershipWindow & { propertyId: number }

/** The properties that are somebody's on a day; one may come twice, with two periods. */
export function findOwnedPeriods(rows: readonly Ownership[], day: CalendarDay): OwnedPeriod[] {
  return rows
    .filter((row) => isOwnedOn(row, day))
    .flatMap((row) => {
      const propertyId = toRelationId(row.property)
      return propertyId === null ? [] : [{ propertyId, ...toOwnershipWindow(row) }]
    })
}

/** Records whose moment falls within a window. */
export function isWithin(moment: string, { since, until }: OwnershipWindow): Where[] {
  return [
    ...(since === null ? [] : [{ [moment]: { greater_than_equal: since.toISOString() } }]),
    ...(until === null ? [] : [{ [moment]: { less_than: until.toISOString() } }]),
  ]
}
