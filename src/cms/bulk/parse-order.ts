import { z } from 'zod'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import {
  bulkFields,
  bulkPublications,
  recordsPerRequest,
  type BulkOrder,
  type BulkSlug,
} from './bulk-fields'

const valueCharactersMax = 60
const id = recordIdSchema

const orderSchema = z.strictObject({
  ids: z.array(id).min(1).max(recordsPerRequest),
  change: z.record(z.string(), z.union([z.string().max(valueCharactersMax), id, z.null()])),
  publication: z.enum(bulkPublications).nullable(),
})

/** An order as the desk sends it; null for one that names other fields, or changes nothing. */
export function parseBulkOrder(slug: BulkSlug, body: unknown): BulkOrder | null {
  const { data } = orderSchema.safeParse(body)
  if (data === undefined) return null
  const names = Object.keys(data.change)
  const known: readonly string[] = bulkFields[slug]
  const isKnown = names.every((name) => known.includes(name))
  const changesSomething = names.length > 0 || data.publication !== null
  return isKnown && changesSomething ? { ...data, ids: [...new Set(data.ids)] } : null
}
