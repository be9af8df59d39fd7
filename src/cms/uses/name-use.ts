import type { Payload } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath, buildDeskSettingPath } from '@/domain/routes/desk'
import { toLabel } from '../lists/name-choice'
import type { RecordUse } from './find-uses'

/** A use as the desk calls it ("Pand 2000-001"), with the place where it can be changed. */
export function nameUse(
  payload: Pick<Payload, 'collections' | 'config'>,
  use: RecordUse,
  language: Locale,
): { kind: string; name: string; href: string } {
  if (use.kind === 'global' || use.id === null) {
    const label = payload.config.globals.find(({ slug }) => slug === use.slug)?.label
    return {
      kind: toLabel(label, language),
      name: '',
      href: buildDeskSettingPath(use.slug),
    }
  }
  const collection = Object.values(payload.collections).find(
    ({ config }) => config.slug === use.slug,
  )
  return {
    kind: toLabel(collection?.config.labels.singular, language),
    name: use.name,
    href: buildDeskRecordPath(use.slug, use.id, { isTrashed: use.where === 'trash' }),
  }
}
