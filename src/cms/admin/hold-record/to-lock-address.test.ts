import { describe, expect, it } from 'vitest'
import { toLockAddress, toRecordPath } from './to-lock-address'

const whereOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://kassei.example').searchParams)

describe('the locks of who leaves a form', () => {
  it('are those of that account on that record alone', () => {
    expect(whereOf(toLockAddress({ collection: 'pages', id: 7 }, 3))).toEqual({
      'where[user.value][equals]': '3',
      'where[document.relationTo][equals]': 'pages',
      'where[document.value][equals]': '7',
      depth: '0',
    })
  })

  it('are those on a set of settings', () => {
    expect(whereOf(toLockAddress({ global: 'footer' }, 3))).toMatchObject({
      'where[globalSlug][equals]': 'footer',
    })
  })

  it('stay while the versions of the record are looked at, and no longer', () => {
    const path = toRecordPath({ collection: 'pages', id: 7 })
    expect('/admin/collections/pages/7/versions/12/'.startsWith(path)).toBe(true)
    expect('/admin/collections/pages/71/'.startsWith(path)).toBe(false)
  })
})
