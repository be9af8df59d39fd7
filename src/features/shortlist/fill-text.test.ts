import { expect, it } from 'vitest'
import { fillCount } from './fill-text'

it('has a text for one and a text for more', () => {
  expect([1, 2].map((count) => fillCount('1 pand', '{count} panden', count))).toEqual([
    '1 pand',
    '2 panden',
  ])
})
