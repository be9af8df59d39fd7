import { describe, expect, it } from 'vitest'
import { parseListMemory } from './list-memory'

const memory = {
  address: '/nl/te-koop/?type=2',
  neighboursHref: '/api/neighbours/?locale=nl&type=2',
  target: '/nl/te-koop/gent/loft/1001/',
  scrollY: 840,
  isReturning: false,
}

describe('parseListMemory', () => {
  it('reads what was written', () => {
    expect(parseListMemory(JSON.stringify(memory))).toEqual(memory)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another value', '"list"'],
    ['a memory with a hole', JSON.stringify({ ...memory, scrollY: null })],
    ['an address of another site', JSON.stringify({ ...memory, address: '//elsewhere.be/' })],
    ['an address with a script', JSON.stringify({ ...memory, address: 'javascript:alert(1)' })],
  ])('takes %s for no memory', (_name, text) => {
    expect(parseListMemory(text)).toBeNull()
  })
})
