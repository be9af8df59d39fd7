import { err, ok, type Result } from '../kernel/result'
import {
  findOperator,
  type Condition,
  type ConditionError,
  type ConditionErrorCode,
  type Operand,
} from './condition'
import { tokenize, type Token } from './tokenize'

/** Longest condition, in characters, and deepest nesting of brackets and `not`. */
export const conditionBounds = { maxCharacters: 1000, maxDepth: 20 }

type Parsed<T> = Result<T, ConditionError>

/**
 * Reads a condition:
 *
 *     or          and ('or' and)*
 *     and         not ('and' not)*
 *     not         'not' not | 'empty' (operand | '(' operand ')') | '(' or ')' | comparison
 *     comparison  operand (('==' | '!=' | '<' | '<=' | '>' | '>=') operand | ['not'] 'in' list)?
 *     list        '(' operand (',' operand)* ')' | operand
 *     operand     number | 'text' | "text" | true | false | field name
 *
 * Words are read in any case. Never throws; the error says where the reading stopped.
 */
export function parseCondition(text: string): Parsed<Condition> {
  if (text.length > conditionBounds.maxCharacters) {
    return err({ code: 'text.tooLong', at: conditionBounds.maxCharacters, subject: '' })
  }
  const tokens = tokenize(text)
  if (!tokens.ok) return tokens
  const reader = createReader(tokens.value)
  const condition = parseChain(reader, 'or', 0)
  if (!condition.ok || reader.peek().kind === 'end') return condition
  return fail('rest.unread', reader.peek())
}

type Reader = {
  peek: (ahead?: number) => Token
  take: () => Token
  /** Takes the next token when it is this sign or word. */
  takeIf: (text: string) => boolean
}

function createReader(tokens: readonly Token[]): Reader {
  const end: Token = tokens.at(-1) ?? { kind: 'end', text: '', at: 0 }
  let next = 0
  const peek = (ahead = 0) => tokens[next + ahead] ?? end
  const take = () => {
    const token = peek()
    next += 1
    return token
  }
  const takeIf = (text: string) => {
    if (!isSymbol(peek(), text)) return false
    next += 1
    return true
  }
  return { peek, take, takeIf }
}

function isSymbol(token: Token, text: string): boolean {
  return (token.kind === 'sign' || token.kind === 'word') && token.text.toLowerCase() === text
}

function parseChain(reader: Reader, kind: 'or' | 'and', depth: number): Parsed<Condition> {
  const parseTerm = () =>
    kind === 'or' ? parseChain(reader, 'and', depth) : parseNot(reader, depth)
  const terms: Condition[] = []
  let last: Condition | null = null
  do {
    const term = parseTerm()
    if (!term.ok) return term
    last = term.value
    terms.push(last)
  } while (reader.takeIf(kind))
  return ok(terms.length === 1 ? last : { kind, terms })
}

function parseNot(reader: Reader, depth: number): Parsed<Condition> {
  if (depth > conditionBounds.maxDepth) return fail('text.tooDeep', reader.peek())
  if (reader.takeIf('not')) {
    const term = parseNot(reader, depth + 1)
    return term.ok ? ok({ kind: 'not', term: term.value }) : term
  }
  if (reader.takeIf('empty')) return parseEmpty(reader)
  if (reader.takeIf('(')) {
    const inner = parseChain(reader, 'or', depth + 1)
    return inner.ok ? closeBracket(reader, inner.value) : inner
  }
  return parseComparison(reader)
}

function parseEmpty(reader: Reader): Parsed<Condition> {
  const isBracketed = reader.takeIf('(')
  const operand = parseOperand(reader)
  if (!operand.ok) return operand
  const condition: Condition = { kind: 'empty', operand: operand.value }
  return isBracketed ? closeBracket(reader, condition) : ok(condition)
}

function parseComparison(reader: Reader): Parsed<Condition> {
  const left = parseOperand(reader)
  if (!left.ok) return left
  if (reader.takeIf('in')) return parseIn(reader, left.value)
  if (isSymbol(reader.peek(), 'not') && isSymbol(reader.peek(1), 'in')) {
    reader.take()
    reader.take()
    const inside = parseIn(reader, left.value)
    return inside.ok ? ok({ kind: 'not', term: inside.value }) : inside
  }
  const operator = findOperator(reader.peek().text)
  if (operator === null) return ok({ kind: 'is', operand: left.value })
  reader.take()
  const right = parseOperand(reader)
  return right.ok ? ok({ kind: 'compare', operator, left: left.value, right: right.value }) : right
}

function parseIn(reader: Reader, item: Operand): Parsed<Condition> {
  if (!reader.takeIf('(')) {
    const single = parseOperand(reader)
    return single.ok ? ok({ kind: 'in', item, options: [single.value] }) : single
  }
  const options: Operand[] = []
  do {
    const option = parseOperand(reader)
    if (!option.ok) return option
    options.push(option.value)
  } while (reader.takeIf(','))
  return closeBracket(reader, { kind: 'in', item, options })
}

function parseOperand(reader: Reader): Parsed<Operand> {
  const token = reader.peek()
  if (token.kind !== 'literal' && token.kind !== 'name') return fail('operand.missing', token)
  reader.take()
  if (token.kind === 'literal') return ok({ kind: 'literal', value: token.value })
  return ok({ kind: 'field', name: token.text })
}

function closeBracket(reader: Reader, condition: Condition): Parsed<Condition> {
  return reader.takeIf(')') ? ok(condition) : fail('bracket.missing', reader.peek())
}

function fail(code: ConditionErrorCode, token: Token): Result<never, ConditionError> {
  return err({ code, at: token.at, subject: token.text })
}
