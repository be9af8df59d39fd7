import type { CollectionConfig } from 'payload'

type Versions = NonNullable<CollectionConfig['versions']>

/** Versions that are kept of one record; older ones are removed with each save. */
const versionsMax = 30

/** Milliseconds between automatic saves: often enough for a preview, rare enough for the database. */
const autosaveMs = 1500

/** Drafts that are saved while the editor types, for content with a preview. */
export const autosavedDrafts: Versions = {
  drafts: { autosave: { interval: autosaveMs } },
  maxPerDoc: versionsMax,
}

/** Drafts that are saved when the editor says so. */
export const savedDrafts: Versions = {
  drafts: true,
  maxPerDoc: versionsMax,
}
