import 'server-only'
import type { CollectionSlug } from 'payload'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { env } from '../env'

/** Whole address of a record in the desk, for a mail to the agency. */
export function buildDeskHref(collection: CollectionSlug, id: number): string {
  return `${env().SITE_URL}${buildDeskRecordPath(collection, id)}`
}
