import {
  Forbidden,
  type Endpoint,
  type PayloadRequest,
  type SelectIncludeType,
  type Where,
} from 'payload'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { isLocale } from '@/domain/kernel/locales'
import { toSlug } from '@/domain/text/slug'
import { agentsAndEditors } from '../access/agents-and-editors'
import { answerCsv } from '../csv/answer-csv'
import { toAdminLanguage } from '../hooks/editor-message'
import {
  getExportRule,
  toExportColumns,
  type ExportColumn,
  type ExportSlug,
} from './export-columns'
import { toLabel } from './name-choice'
import { toCell, toHead } from './to-cell'

/** Records that are read and written at once, which bounds the memory that a file takes. */
export const recordsPerStep = 500

type Found = { id: number }

/** What the address of a list says of it. */
type ListQuestion = { where: Where; sort: string | undefined; shown: string[] }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Columns as the list keeps them: a JSON list, or one name after the other. */
function toNames(value: unknown): string[] {
  const names: unknown = typeof value === 'string' && value.startsWith('[') ? parse(value) : value
  return [names ?? []]
    .flat()
    .flatMap((name) => (typeof name === 'string' ? name.split(',') : []))
    .filter((name) => name !== '' && !name.startsWith('-'))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

function toQuestion({ query, payload }: PayloadRequest, slug: ExportSlug): ListQuestion {
  const collectionConfig = payload.collections[slug].config
  const where = mergeListSearchAndWhere({
    collectionConfig,
    search: typeof query['search'] === 'string' ? query['search'] : '',
    where: isObject(query['where']) ? (query['where'] as Where) : {},
  })
  const asked = query['sort']
  return {
    where: combineWhereConstraints([where, getExportRule(slug).only]),
    sort: typeof asked === 'string' && asked !== '' ? asked : undefined,
    shown: toNames(query['columns']),
  }
}

/** Reads the columns alone: the lists beside a record cost a query each. */
function toSelect(columns: readonly ExportColumn[]): SelectIncludeType {
  const select: SelectIncludeType = {}
  for (const { field, parents } of columns) {
    let level = select
    for (const { name } of parents) {
      const inner = level[name]
      level = level[name] = typeof inner === 'object' ? inner : {}
    }
    level[field.name] = true
  }
  return select
}

/**
 * The ids first, in the order of the list, and then the records some at a time: what is added or
 * moves meanwhile shifts nobody, so that none is left out and none comes twice.
 */
async function* readList(
  req: PayloadRequest,
  slug: ExportSlug,
  { where, sort, select }: ListQuestion & { select: SelectIncludeType },
): AsyncGenerator<Found[]> {
  const { payload, user } = req
  const locale = isLocale(req.locale) ? req.locale : undefined
  // As the list in the desk reads it: what was saved last, published or not.
  const rules = {
    collection: slug,
    draft: true,
    fallbackLocale: false as const,
    locale,
    overrideAccess: false,
    pagination: false,
    user,
  }
  const { docs: all } = await payload.find({ ...rules, where, sort, depth: 0, select: {} })
  const ids = all.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += recordsPerStep) {
    const step = ids.slice(from, from + recordsPerStep)
    const { docs } = await payload.find({ ...rules, where: { id: { in: step } }, depth: 1, select })
    const byId = new Map(docs.map((doc) => [doc.id, doc]))
    yield step.flatMap((id) => byId.get(id) ?? [])
  }
}

/**
 * A list of the desk as a table for a spreadsheet: its filter, its order, its columns. For those who
 * sell; what an account may not read of a record is left out of it.
 */
export function createListExport(slug: ExportSlug): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
      const { payload } = req
      const question = toQuestion(req, slug)
      const language = toAdminLanguage(req)
      const columns = toExportColumns(slug, payload.collections[slug].config, question.shown)
      const context = { language, req }
      const select = toSelect(columns)
      const head = ['id', ...columns.map((column) => toHead(column, context))]
      async function* toRows() {
        for await (const records of readList(req, slug, { ...question, select })) {
          yield records.map((record) => [
            record.id,
            ...columns.map((column) => toCell(column, record, context)),
          ])
        }
      }
      const { labels } = payload.collections[slug].config
      const name = `${toSlug(toLabel(labels.plural, language))}-${toBelgianDay(new Date())}`
      return answerCsv(name, head, toRows())
    },
  }
}
