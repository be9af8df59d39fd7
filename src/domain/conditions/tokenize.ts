import { err, ok, type Result } from '../kernel/result'
import type { ConditionError, Literal } from './condition'

export type Token =
  | { kind: 'literal'; value: Literal; text: string; at: number }
  | { kind: 'name' | 'word' | 'sign' | 'end'; text: string; at: number }

/** Words with a meaning of their own, in any case; a field cannot be called so. */
const reservedWords = new Set(['and', 'or', 'not', 'in', 'empty'])

const booleanWords = new Map([
  ['true', true],
  ['false', false],
])

/** Tried in this order at every position; sticky, so that each looks at its position only. */
const patterns = {
  space: /\s+/y,
  number: /-?\d+(?:\.\d+)?(?![\w.])/y,
  text: /'[^']*'|"[^"]*"/y,
  name: /[a-z_]\w*(?:\.\w+)*/iy,
  sign: /==|!=|<=|>=|<|>|\(|\)|,/y,
}

/** Splits a condition into its words. The last token is always `end`. */
export function tokenize(text: string): Result<Token[], ConditionError> {
  const tokens: Token[] = []
  let at = matchAt(patterns.space, text, 0).length
  while (at < text.length) {
    const token = readToken(text, at)
    if (!token) return err(describeUnknown(text, at))
    tokens.push(token)
    at += token.text.length
    at += matchAt(patterns.space, text, at).length
  }
  return ok([...tokens, { kind: 'end', text: '', at }])
}

function readToken(text: string, at: number): Token | null {
  const number = matchAt(patterns.number, text, at)
  if (number !== '') return { kind: 'literal', value: Number(number), text: number, at }
  const quoted = matchAt(patterns.text, text, at)
  if (quoted !== '') return { kind: 'literal', value: quoted.slice(1, -1), text: quoted, at }
  const sign = matchAt(patterns.sign, text, at)
  if (sign !== '') return { kind: 'sign', text: sign, at }
  const name = matchAt(patterns.name, text, at)
  return name === '' ? null : readWord(name, at)
}

function readWord(text: string, at: number): Token {
  const word = text.toLowerCase()
  const value = booleanWords.get(word)
  if (value !== undefined) return { kind: 'literal', value, text, at }
  return { kind: reservedWords.has(word) ? 'word' : 'name', text, at }
}

function describeUnknown(text: string, at: number): ConditionError {
  const subject = text.slice(at, at + 1)
  const isQuote = subject === "'" || subject === '"'
  return { code: isQuote ? 'quote.open' : 'character.unknown', at, subject }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
