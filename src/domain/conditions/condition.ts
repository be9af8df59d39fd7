/** A value written in a condition. */
export type Literal = string | number | boolean

export type Operand = { kind: 'literal'; value: Literal } | { kind: 'field'; name: string }

export const comparisonOperators = ['==', '!=', '<', '<=', '>', '>='] as const

export type ComparisonOperator = (typeof comparisonOperators)[number]

export function findOperator(text: string): ComparisonOperator | null {
  return comparisonOperators.find((operator) => operator === text) ?? null
}

/** A condition as a tree. There is nothing in it that could run. */
export type Condition =
  | { kind: 'and' | 'or'; terms: readonly Condition[] }
  | { kind: 'not'; term: Condition }
  | { kind: 'compare'; operator: ComparisonOperator; left: Operand; right: Operand }
  | { kind: 'in'; item: Operand; options: readonly Operand[] }
  | { kind: 'empty'; operand: Operand }
  /** A yes-or-no field, or a literal, standing alone. */
  | { kind: 'is'; operand: Operand }

/** What a field of a record may hold; null, undefined, '' and [] are empty. */
export type FieldValue = Literal | null | undefined | readonly (string | number)[]

export type Fields = Readonly<Record<string, FieldValue>>

export type ConditionErrorCode =
  | 'text.tooLong'
  | 'text.tooDeep'
  | 'character.unknown'
  | 'quote.open'
  | 'operand.missing'
  | 'operator.unknown'
  | 'bracket.missing'
  | 'rest.unread'
  | 'field.unknown'
  | 'value.missing'
  | 'type.different'
  | 'type.notYesNo'
  | 'list.unexpected'

/** Why a condition cannot be read or answered. */
export type ConditionError = {
  code: ConditionErrorCode
  /** Where in the text, in characters from 0; null when it concerns the values. */
  at: number | null
  /** The word, field or sign that is meant. */
  subject: string
}
