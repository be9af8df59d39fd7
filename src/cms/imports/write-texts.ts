import { sql } from '@payloadcms/db-postgres'
import { locales, type Locale } from '@/domain/kernel/locales'
import type { ChunkWork } from './chunk-work'
import { toImportedTexts } from './listing-texts'
import type { ChangedHome } from './changed-home'

/** The texts of a language that the sender changed; those of the others stay as the desk has them. */
export type TextChange = { locale: Locale; title?: string | null; description?: string | null }

/** What changes in the texts of a home, language by language. */
export function findTextChanges({
  sent,
  listing,
}: Pick<ChangedHome, 'sent' | 'listing'>): TextChange[] {
  const [before, after] = [toImportedTexts(sent), toImportedTexts(listing)]
  return locales.flatMap((locale): TextChange[] => {
    const old = before.find((text) => text.locale === locale)
    const now = after.find((text) => text.locale === locale)
    const change = {
      ...(old?.title !== now?.title && { title: now?.title ?? null }),
      ...(old?.description !== now?.description && { description: now?.description ?? null }),
    }
    return Object.keys(change).length === 0 ? [] : [{ locale, ...change }]
  })
}

/** Writes the texts that changed into the records. */
export async function writeTexts(
  { executor }: ChunkWork,
  homes: readonly ChangedHome[],
): Promise<void> {
  const changes = homes.flatMap((home) =>
    findTextChanges(home).map((text) => ({ id: home.id, locale: text.locale, text })),
  )
  if (changes.length === 0) return
  await executor.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as t(id int, locale text, text jsonb)
    ), changed as (
      update properties_locales l set
        title = case when jsonb_exists(g.text, 'title') then g.text->>'title' else l.title end,
        description = case when jsonb_exists(g.text, 'description')
          then g.text->>'description' else l.description end
      from given g where l._parent_id = g.id and l._locale = g.locale::_locales
      returning l._parent_id as id, l._locale::text as locale
    )
    insert into properties_locales (title, description, _locale, _parent_id)
    select g.text->>'title', g.text->>'description', g.locale::_locales, g.id from given g
    where not exists (select from changed c where c.id = g.id and c.locale = g.locale)`)
}
