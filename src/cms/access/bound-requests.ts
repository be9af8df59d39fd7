import { fallbackLocale, isLocale } from '@/domain/kernel/locales'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type Config,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isStaff } from './roles'

/** Most records that one question from outside may ask for, unless staff asks. */
export const recordsMax = 100
const recordsDefault = 10
const pageMax = 100_000

/** No field takes these; the database layer would fail over them. */
const unknownOperators: readonly string[] = ['near', 'within', 'intersects', 'all']

/** Most conditions of one question, unless staff asks: each may cost a look at every record. */
export const conditionsMax = 20

/** Through such a relation a question would pass the rules on what may be asked of the record. */
const guardedRelation = /^(?:property|project|properties|projects)\.(?!(?:id|publicId)$)/

/**
 * Codes of Postgres for what no statement can use: values out of range, no number, cut text, and
 * comparisons that a column does not know.
 */
const unusableValue = /^(?:22|42883$)/

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function asksFor(where: unknown, operators: readonly string[]): boolean {
  return (
    isObject(where) &&
    Object.entries(where).some(
      ([key, value]) => operators.includes(key) || asksFor(value, operators),
    )
  )
}

/** How many comparisons a question makes, those within its parts too. */
export function countConditions(where: unknown): number {
  if (!isObject(where)) return 1
  return Object.values(where).reduce<number>((sum, value) => sum + countConditions(value), 0)
}

/**
 * Whether a condition names a field in a way that the rules on fields do not see: through a guarded
 * relation, or with the two underscores that the framework takes for a dot.
 */
function asksAcross(where: unknown): boolean {
  return (
    isObject(where) &&
    Object.entries(where).some(
      ([key, value]) => guardedRelation.test(key) || key.includes('__') || asksAcross(value),
    )
  )
}

/**
 * One field of the record itself. The framework checks who may read what is ordered by, but passes
 * over paths that it does not know, by whose beginning the database orders all the same: behind
 * `lat.x` stands the order of the hidden points.
 */
const plainSort = /^-?[a-z][a-z\d]*$/i

/** Whether an order names anything else than fields of the record, each as it is called. */
export function ordersAcross(sort: unknown): boolean {
  return [sort ?? []]
    .flat()
    .flatMap((each) => String(each).split(','))
    .some((path) => path.trim() !== '' && !plainSort.test(path.trim()))
}

function toWhole(value: unknown, fallback: number, max: number): number {
  const isUsable = typeof value === 'number' && Number.isInteger(value) && value >= 1
  return isUsable ? Math.min(value, max) : fallback
}

/** What a query over HTTP may ask of a list: whole numbers, and only staff asks for everything. */
export function boundQuery(
  { limit, page }: { limit?: unknown; page?: unknown },
  isForStaff: boolean,
): { limit: number; page: number } {
  const bounded = toWhole(limit, recordsDefault, isForStaff ? Number.MAX_SAFE_INTEGER : recordsMax)
  // The framework reads 0 as "all".
  return { limit: isForStaff && limit === 0 ? 0 : bounded, page: toWhole(page, 1, pageMax) }
}

/** Whether an error says that a query could not be understood, and not that the site is unwell. */
export function isUnusableQuery(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  const cause = isObject(error) && 'cause' in error ? error.cause : undefined
  return isObject(cause) && typeof cause.code === 'string' && unusableValue.test(cause.code)
}

/** The site's own calls always state whether access rules apply; those over HTTP never do. */
const boundRead: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isQuestion = operation === 'read' || operation === 'readDistinct' || operation === 'count'
  if (!isQuestion || req.payloadAPI !== 'REST' || !isObject(args)) return args
  if (args.overrideAccess !== undefined) return args
  const where = 'where' in args ? args.where : undefined
  if (asksFor(where, unknownOperators)) {
    throw new APIError('The query uses an operator that no field has.', 400)
  }
  const isForStaff = isStaff(req.user)
  if (!isForStaff && countConditions(where ?? {}) > conditionsMax) {
    throw new APIError('The query has too many conditions.', 400)
  }
  if (!isForStaff && asksAcross(where)) {
    throw new APIError('The query asks about a record behind another one.', 400)
  }
  if (!isForStaff && 'sort' in args && ordersAcross(args.sort)) {
    throw new APIError('The query orders by what is no field of the record.', 400)
  }
  if (!('limit' in args)) return args
  return { ...args, ...boundQuery(args, isForStaff) }
}

/**
 * Who names no language over HTTP, or none of ours, means the default one. The framework takes that
 * for no language at all while texts have no fallback: they would read as empty and be stored as
 * nothing.
 */
function settleLocale(req: PayloadRequest): void {
  if (req.payloadAPI !== 'REST' || req.locale === 'all' || isLocale(req.locale)) return
  req.locale = fallbackLocale
}

const settleCollectionLocale: CollectionBeforeOperationHook = ({ args, req }) => {
  settleLocale(req)
  return args
}

const settleGlobalLocale: GlobalBeforeOperationHook = ({ args, req }) => {
  settleLocale(req)
  return args
}

/**
 * Bounds what may be asked over HTTP, where the framework takes any limit, reads a minus sign as
 * far as the database and answers 500 when that refuses.
 */
export function boundRequests<C extends Config>(config: C): C {
  return {
    ...config,
    collections: config.collections?.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [
          settleCollectionLocale,
          boundRead,
          ...(collection.hooks?.beforeOperation ?? []),
        ],
      },
    })),
    globals: config.globals?.map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeOperation: [settleGlobalLocale, ...(global.hooks?.beforeOperation ?? [])],
      },
    })),
    hooks: {
      ...config.hooks,
      afterError: [
        ...(config.hooks?.afterError ?? []),
        ({ error }) =>
          isUnusableQuery(error)
            ? { status: 400, response: { errors: [{ message: 'The query was not understood.' }] } }
            : undefined,
      ],
    },
  }
}
