import type { ConditionError, Fields, FieldValue } from '@/domain/conditions/condition'
import { evaluateFieldCondition, type FieldCondition } from '@/domain/conditions/field-condition'

/** A condition as editors store it, with the fact that it decides over. */
export type FactCondition = FieldCondition & { fact: string }

/** A condition that could not be answered; its fact is left out. */
export type FailedCondition = { fact: string; error: ConditionError }

/** What is put in the place of a fact that is not shown: yes-or-no fields say no. */
function toBlank(value: unknown): false | null {
  return typeof value === 'boolean' ? false : null
}

function toFieldValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  return null
}

/**
 * The record with the facts left out whose condition does not hold. Everything that is shown of a
 * property is made from the record, so a fact that is left out here stands nowhere on its page.
 *
 * @param names fields that a condition may look at; any other makes it fail, and failing is false
 */
export function leaveOutFacts<Record extends object>(
  record: Record,
  conditions: readonly FactCondition[],
  names: readonly string[],
): { record: Record; failed: FailedCondition[] } {
  const stored = new Map<string, unknown>(Object.entries(record))
  const fields: Fields = Object.fromEntries(
    names.map((name) => [name, toFieldValue(stored.get(name))]),
  )
  const unmet = conditions.flatMap((condition) => {
    const { value, error } = evaluateFieldCondition(condition, fields)
    return value ? [] : [{ fact: condition.fact, error }]
  })
  const blanks = unmet
    .filter(({ fact }) => stored.has(fact))
    .map(({ fact }) => [fact, toBlank(stored.get(fact))])
  return {
    record: { ...record, ...Object.fromEntries(blanks) },
    failed: unmet.flatMap(({ fact, error }) => (error === null ? [] : [{ fact, error }])),
  }
}
