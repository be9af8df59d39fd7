import { sql } from '@payloadcms/db-postgres'
import { isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import type { Executor } from '../hooks/transaction'
import { toIntegers } from '../read-model/write-listing-rows'

const publicStatuses = JSON.stringify(propertyStatuses.filter(isPublicStatus))

/**
 * Keeps the dates of homes true to their status, as a save in the desk does: the first publication,
 * and the day on which it was sold or let, which goes when it is on offer again. Nobody of the staff
 * saved it, so that no version of an import names whoever saved the one before.
 */
export async function settleHomes(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(sql`
    update properties set
      updated_at = now(),
      updated_by_id = null,
      published_at = case
        when _status = 'published' and ${publicStatuses}::jsonb ? status::text
        then coalesce(published_at, now()) else published_at end,
      closed_at = case
        when status in ('sold', 'rented') then coalesce(closed_at, now())
        when status in ('active', 'underOption') then null else closed_at end
    where id = any(${toIntegers(ids)}::int[])`)
}
