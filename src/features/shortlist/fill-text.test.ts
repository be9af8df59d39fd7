import { expect, it } from 'vitest'
import { fillCount, fillText } from './fill-text'

it('puts a title in the place of its name, whatever signs it holds', () => {
  expect(fillText('Verwijder {title}', { title: 'Huis $& {count} $1' })).toBe(
    'Verwijder Huis $& {count} $1',
  )
})

it('leaves a name without a value as it is', () => {
  expect(fillText('Verwijder {title}', {})).toBe('Verwijder {title}')
})

it('has a text for one and a text for more', () => {
  expect([1, 2].map((count) => fillCount('1 pand', '{count} panden', count))).toEqual([
    '1 pand',
    '2 panden',
  ])
})
