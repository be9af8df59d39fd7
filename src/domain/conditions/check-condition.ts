import { err, ok, type Result } from '../kernel/result'
import type { Condition, ConditionError, Operand } from './condition'
import { parseCondition } from './parse-condition'
import { tokenize } from './tokenize'

/**
 * Checks a condition before it is saved. With `knownFields` it also fails on names that no record
 * has; without them any name passes. Empty text is no condition and passes as null.
 */
export function checkCondition(
  text: string,
  knownFields?: readonly string[],
): Result<Condition | null, ConditionError> {
  if (text.trim() === '') return ok(null)
  const parsed = parseCondition(text)
  if (!parsed.ok || !knownFields) return parsed
  const unknown = listFields(parsed.value).find((name) => !knownFields.includes(name))
  if (unknown === undefined) return parsed
  return err({ code: 'field.unknown', at: findName(text, unknown), subject: unknown })
}

/** Not a plain search in the text: the name may also stand inside a word or a quoted text. */
function findName(text: string, name: string): number | null {
  const tokens = tokenize(text)
  if (!tokens.ok) return null
  return tokens.value.find((token) => token.kind === 'name' && token.text === name)?.at ?? null
}

/** The names of all fields that a condition looks at, in the order of the text. */
export function listFields(condition: Condition): string[] {
  return [...new Set(listOperands(condition).flatMap(toFieldName))]
}

function toFieldName(operand: Operand): string[] {
  return operand.kind === 'field' ? [operand.name] : []
}

function listOperands(condition: Condition): readonly Operand[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.flatMap(listOperands)
    case 'not':
      return listOperands(condition.term)
    case 'compare':
      return [condition.left, condition.right]
    case 'in':
      return [condition.item, ...condition.options]
    case 'empty':
    case 'is':
      return [condition.operand]
  }
}
