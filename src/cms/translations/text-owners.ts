import type { CollectionSlug, Field, GlobalSlug, Payload } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { toLabelTexts } from '../lists/name-choice'
import { holdsTexts } from './text-fields'

/**
 * A collection or a global whose records hold texts, as the configuration has it. Globals are one
 * record with the number 0.
 */
export type TextOwner = { name: string; label: LocalizedText; fields: readonly Field[] } & (
  | { kind: 'collection'; slug: CollectionSlug; hasDrafts: boolean; titleField: string | null }
  | { kind: 'global'; slug: GlobalSlug }
)

/** The number of the one record of a global. */
export const globalRecord = 0

type Settings = Pick<Payload, 'config'>

/** Texts that are copied from others by the site itself are no work for translators. */
function isOwn(custom: Record<string, unknown> | undefined): boolean {
  return custom?.textsAreCopies !== true
}

/** The name under which the marks of a global are kept. */
export const toGlobalName = (slug: string) => `global:${slug}`

/** Every collection and global that holds texts, in the order of the desk. */
export function listTextOwners({ config }: Settings): TextOwner[] {
  const collections = config.collections.flatMap((collection): TextOwner[] => {
    const { slug, fields, labels, custom, versions, admin } = collection
    if (!isOwn(custom) || !holdsTexts(fields)) return []
    return [
      {
        kind: 'collection',
        name: slug,
        slug: slug as CollectionSlug,
        label: toLabelTexts(labels.plural, slug),
        fields,
        hasDrafts: Boolean(versions?.drafts),
        titleField: admin.useAsTitle ?? null,
      },
    ]
  })
  const globals = config.globals.flatMap(({ slug, fields, label, custom }): TextOwner[] =>
    isOwn(custom) && holdsTexts(fields)
      ? [
          {
            kind: 'global',
            name: toGlobalName(slug),
            slug: slug as GlobalSlug,
            label: toLabelTexts(label, slug),
            fields,
          },
        ]
      : [],
  )
  return [...collections, ...globals]
}

/** The collection or global with a name; null where it has no texts. */
export function findTextOwner(settings: Settings, name: string): TextOwner | null {
  return listTextOwners(settings).find((owner) => owner.name === name) ?? null
}
