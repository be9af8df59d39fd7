import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import type { TextState } from '@/domain/translations/text-marks'
import { getExecutor } from '../hooks/transaction'
import type { TextPlace } from './text-key'
import type { TextOwner } from './text-owners'

export type TextQuestion = {
  owners: readonly TextOwner[]
  locale: Locale
  states: readonly TextState[]
  /** Part of the title of the record. */
  search?: string
  record?: number
}

export type FoundPlace = TextPlace & { state: TextState }

/** How many texts are asked for, and behind which one. */
type Page = { limit: number; after?: TextPlace }

function toSections(owners: readonly TextOwner[]) {
  const names = JSON.stringify(owners.map(({ name }) => name))
  return sql`(select name, rank from jsonb_array_elements_text(${names}::jsonb)
    with ordinality as section (name, rank))`
}

/** Says that no source is meant, so that the index of the texts to translate can answer. */
function toCondition({ locale, states, search = '', record = -1 }: TextQuestion) {
  const part = search.replaceAll('\0', '')
  return sql`t.locale = ${locale} and t.is_wanted and t.state <> 'source'
    and t.state in (select jsonb_array_elements_text(${JSON.stringify(states)}::jsonb))
    and (${part} = '' or position(lower(${part}) in lower(r.title)) > 0)
    and (${record}::int < 0 or t.record = ${record}::int)`
}

function toBehind(owners: readonly TextOwner[], after: TextPlace | undefined) {
  const rank = owners.findIndex(({ name }) => name === after?.owner) + 1
  if (after === undefined || rank === 0) return sql`true`
  const { title, record, position, path } = after
  return sql`(o.rank, r.title, t.record, t.position, t.path)
    > (${rank}::bigint, ${title}::text, ${record}::int, ${position}::int, ${path}::text)`
}

/** Where the texts that stand as asked are, in the order of the desk. */
export async function findPlaces(
  payload: Payload,
  question: TextQuestion,
  { limit, after }: Page,
): Promise<FoundPlace[]> {
  const { owners } = question
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<FoundPlace>(sql`
    select t.owner, t.record, t.path, t.position, t.state, r.title
    from translations.texts t
    join translations.records r using (owner, record)
    join ${toSections(owners)} o on o.name = t.owner
    where ${toCondition(question)} and ${toBehind(owners, after)}
    order by o.rank, r.title, t.record, t.position, t.path
    limit ${limit}`)
  return rows
}

/** How many texts stand as asked. */
export async function countPlaces(payload: Payload, question: TextQuestion): Promise<number> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<{ total: number }>(sql`
    select count(*)::int as total
    from translations.texts t
    join translations.records r using (owner, record)
    join ${toSections(question.owners)} o on o.name = t.owner
    where ${toCondition(question)}`)
  return rows[0]?.total ?? 0
}
