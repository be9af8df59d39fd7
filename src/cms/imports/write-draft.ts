import { fallbackLocale } from '@/domain/kernel/locales'
import { toNestedRequest } from '../hooks/nested-request'
import type { ChunkWork } from './chunk-work'
import { toRecordFields } from './record-fields'
import type { ChangedHome } from './changed-home'
import type { TextChange } from './write-texts'

/**
 * Writes what an import changes into the draft on which somebody works. This is the slow way, a save
 * as the desk does it, because a draft holds more than the record; few homes have one.
 */
export async function writeDraft(
  { req }: ChunkWork,
  { id, values }: Pick<ChangedHome, 'id' | 'values'>,
  texts: readonly TextChange[] = [],
): Promise<void> {
  const save = (locale: TextChange['locale'], data: Record<string, unknown>) =>
    req.payload.update({
      collection: 'properties',
      id,
      locale,
      draft: true,
      depth: 0,
      data: { ...data, _status: 'draft' },
      req: toNestedRequest(req, locale),
    })
  await save(fallbackLocale, toRecordFields(values))
  for (const { locale, ...text } of texts) await save(locale, text)
}
