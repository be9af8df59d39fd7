import { assertNever } from '../kernel/assert-never'
import { err, ok, type Result } from '../kernel/result'
import type {
  ComparisonOperator,
  Condition,
  ConditionError,
  ConditionErrorCode,
  Fields,
  FieldValue,
  Literal,
  Operand,
} from './condition'

/** The answer; an error counts as false, and the reason is for the editor. */
export type ConditionOutcome = { value: boolean; error: ConditionError | null }

type Answer<T> = Result<T, ConditionError>

/**
 * Answers a condition for the fields of one record. A field that does not exist, or values that
 * cannot be compared, make the whole condition false, also behind `not`. An empty field equals
 * only another empty one and is neither smaller nor larger than anything. `and` and `or` stop as
 * soon as the answer is known.
 */
export function evaluateCondition(condition: Condition, fields: Fields): ConditionOutcome {
  const answer = evaluate(condition, fields)
  return answer.ok ? { value: answer.value, error: null } : { value: false, error: answer.error }
}

function evaluate(condition: Condition, fields: Fields): Answer<boolean> {
  switch (condition.kind) {
    case 'and':
      return evaluateTerms(condition.terms, fields, false)
    case 'or':
      return evaluateTerms(condition.terms, fields, true)
    case 'not': {
      const term = evaluate(condition.term, fields)
      return term.ok ? ok(!term.value) : term
    }
    case 'compare':
      return evaluateComparison(condition, fields)
    case 'in':
      return evaluateIn(condition, fields)
    case 'empty': {
      const value = read(condition.operand, fields)
      return value.ok ? ok(isEmpty(value.value)) : value
    }
    case 'is':
      return evaluateYesNo(condition.operand, fields)
    default:
      return assertNever(condition, 'condition')
  }
}

/** `deciding` is the answer of one term that settles the whole chain. */
function evaluateTerms(
  terms: readonly Condition[],
  fields: Fields,
  deciding: boolean,
): Answer<boolean> {
  for (const term of terms) {
    const answer = evaluate(term, fields)
    if (!answer.ok || answer.value === deciding) return answer
  }
  return ok(!deciding)
}

function evaluateYesNo(operand: Operand, fields: Fields): Answer<boolean> {
  const value = read(operand, fields)
  if (!value.ok) return value
  if (typeof value.value === 'boolean') return ok(value.value)
  return isEmpty(value.value) ? ok(false) : fail('type.notYesNo', operand)
}

function evaluateComparison(
  { operator, left, right }: Extract<Condition, { kind: 'compare' }>,
  fields: Fields,
): Answer<boolean> {
  const leftValue = read(left, fields)
  if (!leftValue.ok) return leftValue
  const rightValue = read(right, fields)
  if (!rightValue.ok) return rightValue
  if (isList(leftValue.value)) return fail('list.unexpected', left)
  if (isList(rightValue.value)) return fail('list.unexpected', right)
  return compare(operator, leftValue.value, rightValue.value, left)
}

function compare(
  operator: ComparisonOperator,
  left: Scalar,
  right: Scalar,
  subject: Operand,
): Answer<boolean> {
  if (operator === '==') return ok(areEqual(left, right))
  if (operator === '!=') return ok(!areEqual(left, right))
  if (isEmpty(left) || isEmpty(right)) return ok(false)
  const order = compareOrder(left, right)
  if (order === null) return fail('type.different', subject)
  switch (operator) {
    case '<':
      return ok(order < 0)
    case '<=':
      return ok(order <= 0)
    case '>':
      return ok(order > 0)
    case '>=':
      return ok(order >= 0)
    default:
      return assertNever(operator, 'operator')
  }
}

/** A field that holds a list counts as its items, on either side: any of them may match. */
function evaluateIn(
  { item, options }: Extract<Condition, { kind: 'in' }>,
  fields: Fields,
): Answer<boolean> {
  const itemValue = read(item, fields)
  if (!itemValue.ok) return itemValue
  const candidates: Scalar[] = []
  for (const option of options) {
    const value = read(option, fields)
    if (!value.ok) return value
    candidates.push(...toItems(value.value))
  }
  const items = toItems(itemValue.value)
  return ok(items.some((one) => candidates.some((candidate) => areEqual(one, candidate))))
}

type Scalar = Literal | null | undefined

function read(operand: Operand, fields: Fields): Answer<FieldValue> {
  if (operand.kind === 'literal') return ok(operand.value)
  return Object.hasOwn(fields, operand.name)
    ? ok(fields[operand.name])
    : fail('field.unknown', operand)
}

function isList(value: FieldValue): value is readonly (string | number)[] {
  return Array.isArray(value)
}

function toItems(value: FieldValue): readonly Scalar[] {
  return isList(value) ? value : [value]
}

function isEmpty(value: FieldValue): boolean {
  return (
    value === null || value === undefined || value === '' || (isList(value) && value.length === 0)
  )
}

/** Empty equals empty, so that `city == ''` asks what an editor means by it. */
function areEqual(left: Scalar, right: Scalar): boolean {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right)
  return typeof left === typeof right ? left === right : compareOrder(left, right) === 0
}

/** Numbers by size, texts by code unit, a number with a text that spells a number by size. */
function compareOrder(left: Scalar, right: Scalar): number | null {
  if (typeof left === 'string' && typeof right === 'string') {
    return left < right ? -1 : left > right ? 1 : 0
  }
  const [leftNumber, rightNumber] = [toNumber(left), toNumber(right)]
  return leftNumber === null || rightNumber === null ? null : leftNumber - rightNumber
}

function toNumber(value: Scalar): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : null
}

function fail(code: ConditionErrorCode, operand: Operand): Answer<never> {
  const subject = operand.kind === 'field' ? operand.name : String(operand.value)
  return err({ code, at: null, subject })
}
