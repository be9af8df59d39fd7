import { err, ok, type Result } from '../kernel/result'
import { checkCondition } from './check-condition'
import {
  findOperator,
  type Condition,
  type ConditionError,
  type Fields,
  type Literal,
  type Operand,
} from './condition'
import { evaluateCondition, type ConditionOutcome } from './evaluate-condition'

/** A field condition as editors store it. Empty parts are null or ''. */
export type FieldCondition = {
  field?: string | null
  /** A comparison such as `>=`, or `in`, `not in`, `empty`, `not empty`; or the code of one. */
  logic?: string | null
  /** Name of another field; goes before `compareWithValue`. */
  compareWithField?: string | null
  /** A fixed value as text; for `in`, several with commas between. */
  compareWithValue?: string | null
  /** A condition in full; holds together with the simple one where both are given. */
  advancedCondition?: string | null
}

/** What editors choose from, by the code that is stored: signs cannot be names in a database or API. */
export const conditionLogics = {
  equals: '==',
  notEquals: '!=',
  less: '<',
  lessOrEqual: '<=',
  greater: '>',
  greaterOrEqual: '>=',
  in: 'in',
  notIn: 'not in',
  empty: 'empty',
  notEmpty: 'not empty',
} as const

export type ConditionLogic = keyof typeof conditionLogics

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries(conditionLogics).map(([code, sign]) => [code.toLowerCase(), sign]),
)

/** Turns a stored field condition into a tree; null when it asks nothing. */
export function toCondition(record: FieldCondition): Result<Condition | null, ConditionError> {
  const simple = toSimpleCondition(record)
  if (!simple.ok) return simple
  const advanced = checkCondition(record.advancedCondition ?? '')
  if (!advanced.ok) return advanced
  const terms = [simple.value, advanced.value].filter((term) => term !== null)
  const [only = null] = terms
  return ok(terms.length > 1 ? { kind: 'and', terms } : only)
}

/** Answers a stored field condition. Without any condition the answer is true. */
export function evaluateFieldCondition(record: FieldCondition, fields: Fields): ConditionOutcome {
  const condition = toCondition(record)
  if (!condition.ok) return { value: false, error: condition.error }
  return condition.value ? evaluateCondition(condition.value, fields) : { value: true, error: null }
}

function toSimpleCondition(record: FieldCondition): Result<Condition | null, ConditionError> {
  const field = record.field?.trim() ?? ''
  const written = record.logic?.trim().toLowerCase() ?? ''
  const logic = signs.get(written) ?? written
  if (field === '') return ok(null)
  const operand: Operand = { kind: 'field', name: field }
  if (logic === '') return ok({ kind: 'is', operand })
  if (logic === 'empty') return ok({ kind: 'empty', operand })
  if (logic === 'not empty') return ok({ kind: 'not', term: { kind: 'empty', operand } })
  return toComparison(record, operand, logic)
}

function toComparison(
  record: FieldCondition,
  left: Operand,
  logic: string,
): Result<Condition, ConditionError> {
  const operator = findOperator(logic)
  const isIn = logic === 'in' || logic === 'not in'
  if (operator === null && !isIn) return err({ code: 'operator.unknown', at: null, subject: logic })
  const values = readCompared(record, isIn)
  const [right] = values
  if (!right) return err({ code: 'value.missing', at: null, subject: record.field?.trim() ?? '' })
  if (operator !== null) return ok({ kind: 'compare', operator, left, right })
  const inside: Condition = { kind: 'in', item: left, options: values }
  return ok(logic === 'in' ? inside : { kind: 'not', term: inside })
}

function readCompared(record: FieldCondition, isSeveral: boolean): Operand[] {
  const otherField = record.compareWithField?.trim() ?? ''
  if (otherField !== '') return [{ kind: 'field', name: otherField }]
  const text = record.compareWithValue?.trim() ?? ''
  const parts = isSeveral ? text.split(',').map((part) => part.trim()) : [text]
  return parts.flatMap((part): Operand[] =>
    part === '' ? [] : [{ kind: 'literal', value: toLiteral(part) }],
  )
}

/** Only yes and no need their type; a text that spells a number compares as one anyway. */
function toLiteral(text: string): Literal {
  if (text === 'true') return true
  return text === 'false' ? false : text
}
