/**
 * What can be changed of many records at once. Few fields on purpose: the framework offers all of
 * them, and one slip there would write the same street into forty homes.
 */
export const bulkFields = {
  properties: ['status', 'marquee', 'manager'],
  enquiries: ['state', 'assignee'],
} as const

export type BulkSlug = keyof typeof bulkFields

/** Whether many records of a collection can be changed at once. */
export function isBulkSlug(slug: string): slug is BulkSlug {
  return slug in bulkFields
}

/** Most records of one request: each has its own hooks, and none may wait for the whole list. */
export const recordsPerRequest = 25

/** What becomes of a record's page: nothing, or it goes online or off. */
export const bulkPublications = ['publish', 'unpublish'] as const

export type BulkPublication = (typeof bulkPublications)[number]

/** New values by the name of their field; null takes the value away. */
export type BulkChange = Readonly<Record<string, string | number | null>>

/** What is to be done with many records. */
export type BulkOrder = {
  ids: readonly number[]
  change: BulkChange
  publication: BulkPublication | null
}

/**
 * What became of one record. `draft`: the change stands in its draft alone, because that holds other
 * changes which are not online yet.
 */
export type BulkOutcome = {
  id: number
  /** By which the desk knows the record. */
  name: string
  outcome: 'saved' | 'draft' | 'refused'
  /** Why, in the language of the desk. */
  problems: readonly string[]
}
