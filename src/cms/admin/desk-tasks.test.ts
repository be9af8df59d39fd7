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
})
