import { describe, expect, it } from 'vitest'
import { parseWorkAddress, toWorkHref } from './work-address'

const read = (href: string) =>
  parseWorkAddress(Object.fromEntries(new URL(href, 'https://desk.example').searchParams))

const after = {
  owner: 'global:top-bar',
  record: 0,
  path: 'left.64f0c0ffee.label',
  position: 3,
  title: 'Kopen/huren & meer',
}

describe('the address of the workbench', () => {
  it('is read as it was written', () => {
    const href = toWorkHref({
      locale: 'fr',
      section: 'global:top-bar',
      show: 'stale',
      search: 'a & b',
      after,
    })
    expect(read(href)).toEqual({
      locale: 'fr',
      section: 'global:top-bar',
      show: 'stale',
      search: 'a & b',
      after,
      page: 1,
    })
  })

  it('is the overview where it names no language of the site', () => {
    expect(read('/admin/translations/?to=es&show=nothing&after=x&page=0')).toEqual({
      locale: null,
      section: '',
      show: 'open',
      search: '',
      after: null,
      page: 1,
    })
  })
})
