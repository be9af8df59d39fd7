import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { evaluateCondition } from './evaluate-condition'
import { parseCondition } from './parse-condition'

const parts = ['goal', 'price', '==', '!=', '<', '>=', ' and ', ' or ', 'not ', '(', ')', "'sale'"]
const more = [' in ', '[', ']', ',', '1', '2006', 'true', ' ', 'empty', '"']

describe('a condition of a field, whatever an editor writes', () => {
  it('is answered with yes or no, or refused with the place of the fault', () => {
    fuzz(anyText(14, [...parts, ...more]), (text) => {
      const parsed = parseCondition(text)
      if (parsed.ok) {
        const { value } = evaluateCondition(parsed.value, { goal: 'sale', price: 1 })
        expect(typeof value).toBe('boolean')
      } else {
        const { at } = parsed.error
        expect(at === null || (at >= 0 && at <= text.length)).toBe(true)
      }
    })
  })

  it('sees no fields but those of the record', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const parsed = parseCondition(`not empty(${name})`)
      if (parsed.ok) expect(evaluateCondition(parsed.value, {}).value).toBe(false)
      const alone = parseCondition(name)
      if (alone.ok) expect(evaluateCondition(alone.value, {}).value).toBe(false)
    }
  })
})
