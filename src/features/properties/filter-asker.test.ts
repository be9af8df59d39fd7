import { describe, expect, it } from 'vitest'
import { clean } from './filter-asker'

function cleaned(entries: readonly [string, string][], nothing = {}): string {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  clean(data, nothing)
  return [...data].map(([name, value]) => `${name}=${String(value)}`).join('&')
}

describe('clean', () => {
  it('leaves out empty fields and values that say nothing', () => {
    const entries: [string, string][] = [
      ['q', ' '],
      ['type', '2'],
      ['minPrice', ''],
      ['radius', '0'],
      ['sort', 'newest'],
    ]
    expect(cleaned(entries, { radius: '0', sort: 'newest' })).toBe('type=2')
  })

  it('keeps several values of one name in their order', () => {
    const entries: [string, string][] = [
      ['with', 'garden'],
      ['with', 'lift'],
    ]
    expect(cleaned(entries)).toBe('with=garden&with=lift')
  })

  it('keeps the usual order of another list when it was asked for', () => {
    expect(cleaned([['sort', 'newest']], { sort: 'price-asc' })).toBe('sort=newest')
  })
})
