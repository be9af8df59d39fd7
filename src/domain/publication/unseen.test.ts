import { describe, expect, it } from 'vitest'
import { findPublishNotice } from './unseen'

describe('findPublishNotice', () => {
  it.each([
    ['pages', { status: 'published' }, null],
    ['pages', { status: 'draft' }, 'unseen'],
    ['pages', { status: 'archived' }, 'unseen'],
    ['articles', { status: 'hidden' }, 'hidden'],
    ['modules', { status: 'hidden' }, 'unseen'],
    ['properties', { status: 'prospect' }, 'unseen'],
    ['properties', { status: 'active' }, null],
    ['banners', { show: false }, 'unseen'],
    ['banners', { show: true }, null],
    ['users', {}, null],
  ])('of %s with %o is %s', (collection, shown, notice) => {
    expect(findPublishNotice(collection, shown)).toBe(notice)
  })
})
