import type { CollectionConfig } from 'payload'

type Versions = NonNullable<CollectionConfig['versions']>

/** Versions that are kept of one record; older ones are removed with each save. */
export const versionsMax = 30

/**
 * Milliseconds without a key after which the form saves by itself. Each save writes over the version
 * of the one before, and the next waits for it, so that a fast typist costs no more than a slow one.
 */
const autosaveMs = 500

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
