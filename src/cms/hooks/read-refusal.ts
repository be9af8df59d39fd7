import { toLocale } from '@/domain/kernel/locales'

/** What a refusal of the framework says about one field. */
export type FieldProblem = { path: string; label: string; message: string }

/** Why an operation of the framework refused something, as far as callers tell refusals apart. */
export type Refusal =
  | { kind: 'invalid'; problems: readonly FieldProblem[] }
  | { kind: 'forbidden' | 'gone' | 'locked' }
  /** Refused for a reason of its own, such as a file that cannot be read or a wrong password. */
  | { kind: 'other'; status: number; message: string }

const kindOfStatus = new Map<number, 'forbidden' | 'gone' | 'locked'>([
  [403, 'forbidden'],
  [404, 'gone'],
  [423, 'locked'],
])

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A label in one language, where a refusal of our own brings it in all of them. */
function toLabel(label: unknown, language: string | undefined): string | null {
  if (typeof label !== 'object' || label === null || language === undefined) return toText(label)
  return toText(Reflect.get(label, toLocale(language)))
}

function toProblem(error: object, language: string | undefined): FieldProblem {
  const read = (name: string): unknown => Reflect.get(error, name)
  const path = toText(read('path')) ?? ''
  const label = toLabel(read('label'), language) ?? path
  return { path, label, message: toText(read('message')) ?? '' }
}

function readProblems(data: unknown, language: string | undefined): FieldProblem[] | null {
  const errors: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'errors') : null
  if (!Array.isArray(errors)) return null
  return errors
    .filter((error: unknown): error is object => typeof error === 'object' && error !== null)
    .map((error) => toProblem(error, language))
}

/** How the reader of forms names one that did not come whole or is none. */
const brokenForm =
  /^(?:Multipart: Boundary not found|Malformed (?:part header|content type)|Missing Content-Type|Unsupported content type|Unexpected end of (?:form|file))/

/** Whether somebody sent a form with files that cannot be read, which the framework takes for a fault. */
export function isBrokenForm(cause: unknown): boolean {
  return cause instanceof Error && brokenForm.test(cause.message)
}

/**
 * Tells a refusal of the framework from a fault: null for whatever is no refusal, such as a database
 * that is away. The built site holds the framework's classes more than once, and their names are
 * shortened there, so that `instanceof` and names fail where it matters; what an error carries is
 * the same everywhere. `language` is the one of who reads the labels.
 */
export function readRefusal(cause: unknown, language?: string): Refusal | null {
  if (isBrokenForm(cause)) return { kind: 'other', status: 400, message: 'form that is not whole' }
  if (!(cause instanceof Error) || Reflect.get(cause, 'isOperational') !== true) return null
  const status: unknown = Reflect.get(cause, 'status')
  if (typeof status !== 'number' || status < 400 || status >= 500) return null
  const problems = status === 400 ? readProblems(Reflect.get(cause, 'data'), language) : null
  if (problems !== null) return { kind: 'invalid', problems }
  const kind = kindOfStatus.get(status)
  return kind === undefined ? { kind: 'other', status, message: cause.message } : { kind }
}

/** Whether the framework refused because the account may not do it. */
export function isForbidden(cause: unknown): boolean {
  return readRefusal(cause)?.kind === 'forbidden'
}
