import type { CollectionBeforeChangeHook, CollectionConfig, Config, PayloadRequest } from 'payload'

type Saved = { collection: string; id: unknown }

const toMark = ({ collection, id }: Saved) => `${collection} ${String(id)}`

/**
 * While it restores a version, the framework fills in no field that its data lacks, and remembers so
 * for the whole request. The saves of the hooks would then lose every field that they leave alone,
 * and be refused for those that are required. Once the version itself is judged it need not know;
 * which record is being restored stays known, for the rules that going back need not follow.
 */
const forgetRestoring: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  if (req.context.isRestoringVersion !== true) return data
  delete req.context.isRestoringVersion
  req.context.restored = toMark({ collection: collection.slug, id: originalDoc?.id })
  return data
}

/** Whether a save brings back an earlier version of this record, rather than changing it. */
export function isRestored(req: PayloadRequest, saved: Saved): boolean {
  return req.context.restored === toMark(saved)
}

function withWholeRestore(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const beforeChange = [forgetRestoring, ...(hooks?.beforeChange ?? [])]
  return { ...collection, hooks: { ...hooks, beforeChange } }
}

/** Lets a restored version take along what follows from it, such as its addresses. */
export function withWholeRestores(config: Config): Config {
  const { collections } = config
  return {
    ...config,
    collections: collections?.map((one) => (one.versions ? withWholeRestore(one) : one)),
  }
}
