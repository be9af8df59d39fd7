import type { CollectionConfig, CollectionSlug, Config, GlobalConfig, GlobalSlug } from 'payload'
import { createGlobalHold, createHoldWhileSaved } from '../hooks/lock-before-read'

const holdRelease = '/src/cms/admin/hold-record/hold-record.client#HoldRecord'

function withHeldRecord(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, slug } = collection
  const { beforeOperation, afterOperation } = createHoldWhileSaved(slug as CollectionSlug)
  const { components } = admin ?? {}
  const controls = components?.edit?.beforeDocumentControls ?? []
  const edit = { ...components?.edit, beforeDocumentControls: [...controls, holdRelease] }
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit } },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      afterOperation: [...(hooks?.afterOperation ?? []), afterOperation],
    },
  }
}

function withHeldSettings(global: GlobalConfig): GlobalConfig {
  const { admin, hooks, slug } = global
  const { beforeOperation, afterChange } = createGlobalHold(slug as GlobalSlug)
  const { components } = admin ?? {}
  const controls = components?.elements?.beforeDocumentControls ?? []
  const elements = { ...components?.elements, beforeDocumentControls: [...controls, holdRelease] }
  return {
    ...global,
    admin: { ...admin, components: { ...components, elements } },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
    },
  }
}

/**
 * Lets nobody lose a text to somebody who saves at the same moment, in any collection with versions
 * and in every set of settings, and lets whoever edits hold it until they leave it or rest.
 */
export function withHeldSaves(config: Config): Config {
  const { collections, globals } = config
  return {
    ...config,
    collections: collections?.map((one) => (one.versions ? withHeldRecord(one) : one)),
    globals: globals?.map(withHeldSettings),
  }
}
