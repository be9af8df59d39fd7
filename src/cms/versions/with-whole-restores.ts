import type { CollectionBeforeChangeHook, CollectionConfig, Config } from 'payload'

/**
 * While it restores a version, the framework fills in no field that its data lacks, and remembers so
 * for the whole request. The saves of the hooks would then lose every field that they leave alone,
 * and be refused for those that are required. Once the version itself is judged it need not know.
 */
const forgetRestoring: CollectionBeforeChangeHook = ({ data, req }) => {
  delete req.context.isRestoringVersion
  return data
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
