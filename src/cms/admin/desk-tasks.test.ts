import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { toListHref } from './desk-tasks'

describe('toListHref', () => {
  it('leads to the list with the filter of the task', () => {
    const where = { state: { equals: 'new' } }
    const text = { nl: '', fr: '', en: '', de: '' }
    const href = toListHref({ collection: 'enquiries', where, text })
    const { pathname, searchParams } = new URL(href, 'https://agency.example')
    expect(pathname).toBe('/admin/collections/enquiries/')
    expect(searchParams.get('where[or][0][and][0][state][equals]')).toBe('new')
  })

  it('keeps alternatives as they are, one after the other', () => {
    const where: Where = {
      or: [
        { and: [{ state: { equals: 'new' } }, { email: { exists: false } }] },
        { and: [{ state: { equals: 'old' } }] },
      ],
    }
    const text = { nl: '', fr: '', en: '', de: '' }
    const href = toListHref({ collection: 'enquiries', where, text })
    const { searchParams } = new URL(href, 'https://agency.example')
    expect([...searchParams]).toEqual([
      ['where[or][0][and][0][state][equals]', 'new'],
      ['where[or][0][and][1][email][exists]', 'false'],
      ['where[or][1][and][0][state][equals]', 'old'],
    ])
  })
})
