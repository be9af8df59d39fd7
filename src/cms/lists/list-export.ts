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
import { toNestedRequest } from '../hooks/nested-request'
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

/** As the list in the desk reads it: what was saved last, published or not. */
function toRules(req: PayloadRequest, slug: ExportSlug) {
  const { locale, user } = req
  return {
    collection: slug,
    // What is named in the language of the desk is so here as well.
    req: toNestedRequest(req),
    draft: true,
    fallbackLocale: false as const,
    locale: isLocale(locale) ? locale : undefined,
    overrideAccess: false,
    pagination: false,
    user,
  }
}

/**
 * The ids in the order of the list; the records come after, some at a time: what is added or moves
 * meanwhile shifts nobody, so that none is left out and none comes twice.
 *
 * @throws APIError with 400 for a filter or an order that cannot be asked for
 */
async function findIds(
  req: PayloadRequest,
  slug: ExportSlug,
  { where, sort }: ListQuestion,
): Promise<number[]> {
  const rules = toRules(req, slug)
  const { docs } = await req.payload.find({ ...rules, where, sort, depth: 0, select: {} })
  return docs.map(({ id }) => id)
}

async function* readRecords(
  req: PayloadRequest,
  slug: ExportSlug,
  { ids, select }: { ids: readonly number[]; select: SelectIncludeType },
): AsyncGenerator<Found[]> {
  const rules = toRules(req, slug)
  for (let from = 0; from < ids.length; from += recordsPerStep) {
    const step = ids.slice(from, from + recordsPerStep)
    const where = { id: { in: step } }
    const { docs } = await req.payload.find({ ...rules, where, depth: 1, select })
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
      // Before the answer begins: a question that cannot be read is still refused as one.
      const ids = await findIds(req, slug, question)
      async function* toRows() {
        for await (const records of readRecords(req, slug, { ids, select })) {
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
