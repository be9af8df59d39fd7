import { describe, expect, it } from 'vitest'
import { findMessageProblem, messageCharactersMax, toMessageText } from './message'

describe('a message', () => {
  it('keeps its lines and its joined signs, and nothing that cannot be seen', () => {
    expect(toMessageText(' a\r\nb\rc\td\u0000\u202e 👩‍💻 ')).toBe('a\nb\nc\td 👩‍💻')
  })
  it.each([
    ['', 'missing'],
    ['x'.repeat(messageCharactersMax), null],
    ['x'.repeat(messageCharactersMax + 1), 'tooLong'],
  ])('has a length', (text, problem) => expect(findMessageProblem(text)).toBe(problem))
})
