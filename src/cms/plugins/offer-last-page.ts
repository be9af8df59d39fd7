import type { CollectionConfig, Config } from 'payload'

const pastEnd = '/src/cms/admin/list-tools/past-end.client#PastEnd'

function withWayBack(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), pastEnd]
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
  }
}

/** Offers the last page of every list to whoever asked for one behind it. */
export function offerLastPage(config: Config): Config {
  return { ...config, collections: config.collections?.map(withWayBack) }
}
