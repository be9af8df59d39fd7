import type { CollectionSlug, TypedUser, Where } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'

/** Records that the start of the desk counts. */
export type DeskTask = {
  collection: CollectionSlug
  where: Where
  text: LocalizedText
  /** The same of a single one. */
  one: LocalizedText
  /** Whom it concerns; everybody who may read the records unless set. */
  isFor?: (user: TypedUser | null) => boolean
}
