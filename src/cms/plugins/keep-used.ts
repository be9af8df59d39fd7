import type { CollectionConfig, CollectionSlug, Config } from 'payload'
import { createRefuseTrashUsed, createRefuseUsed } from '../hooks/refuse-used'

/**
 * Records whose going is provided for: a home takes its papers and visits along, an account goes when
 * a person leaves, and an enquiry when its time has come, whatever still names them.
 */
const freelyDeleted: readonly string[] = ['properties', 'users', 'enquiries']

function keepUsed(collection: CollectionConfig): CollectionConfig {
  if (freelyDeleted.includes(collection.slug)) return collection
  // A collection of the configuration is one of those that the types know.
  const slug = collection.slug as CollectionSlug
  const { hooks } = collection
  const beforeChange = collection.trash ? [createRefuseTrashUsed(slug)] : []
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, ...(hooks?.beforeChange ?? [])],
      beforeDelete: [createRefuseUsed(slug), ...(hooks?.beforeDelete ?? [])],
    },
  }
}

/**
 * Keeps whatever others name from being deleted by hand. Which fields name a collection is read from
 * the configuration, so that a relation that is added later counts as well.
 */
export function withKeptUses(config: Config): Config {
  return { ...config, collections: config.collections?.map(keepUsed) }
}
