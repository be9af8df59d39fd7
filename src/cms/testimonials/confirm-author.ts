import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getExecutor } from '../hooks/transaction'

/**
 * Notes that an author wrote a testimonial, once, in the transaction of the request. It is a fact
 * and no edit: the record knows it and so does every draft of it, whatever language or state they
 * are in, so that neither publishing a draft nor going back to an old one takes it away.
 */
export async function confirmAuthor(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const executor = await getExecutor(req)
  const moment = now.toISOString()
  await executor.execute(
    sql`update testimonials set author_confirmed_at = ${moment}
        where id = ${id} and author_email is not null and author_confirmed_at is null`,
  )
  await executor.execute(
    sql`update _testimonials_v set version_author_confirmed_at = ${moment}
        where parent_id = ${id} and version_author_email is not null
          and version_author_confirmed_at is null`,
  )
}
