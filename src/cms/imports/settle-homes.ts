import { sql } from '@payloadcms/db-postgres'
import {
  availableStatuses,
  closedStatuses,
  isPublicStatus,
  propertyStatuses,
} from '@/domain/properties/statuses'
import type { Executor } from '../hooks/transaction'
import { toIntegers } from '../hooks/postgres'

const publicOnes = JSON.stringify(propertyStatuses.filter(isPublicStatus))
const closedOnes = JSON.stringify(closedStatuses)
const availableOnes = JSON.stringify(availableStatuses)

/**
 * Keeps the dates of homes true to their status, as a save in the desk does with `toStatusDates`. Nobody of the staff
 * saved it, so that no version of an import names whoever saved the one before.
 */
export async function settleHomes(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(sql`
    update properties set
      updated_at = now(),
      updated_by_id = null,
      published_at = case
        when _status = 'published' and ${publicOnes}::jsonb ? status::text
        then coalesce(published_at, now()) else published_at end,
      closed_at = case
        when ${closedOnes}::jsonb ? status::text then coalesce(closed_at, now())
        when ${availableOnes}::jsonb ? status::text then null else closed_at end
    where id = any(${toIntegers(ids)}::int[])`)
}
