import type { AccessArgs, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { publicOrOwnDocuments } from './access'

describe('publicOrOwnDocuments', () => {
  const requestOf = (user: object | null, payloadAPI = 'local'): AccessArgs => ({
    req: { user, payloadAPI } as PayloadRequest,
  })
  it('shows the public what is public', () => {
    expect(publicOrOwnDocuments(requestOf(null))).toEqual({ visibility: { equals: 'public' } })
  })
  it('shows an owner without properties no more than the public sees', () => {
    expect(publicOrOwnDocuments(requestOf({ id: 1, collection: 'owners' }))).toEqual({
      or: [
        { visibility: { equals: 'public' } },
        { and: [{ visibility: { in: ['public', 'owner'] } }, { property: { in: [] } }] },
      ],
    })
  })
  it('shows an owner what is meant for the owners of a property that is owned today', () => {
    const properties = [{ property: { id: 7 } }, { property: 8, to: '2020-01-01' }]
    const rule = publicOrOwnDocuments(requestOf({ id: 1, collection: 'owners', properties }))
    expect(rule).toMatchObject({ or: [{}, { and: [{}, { property: { in: [7] } }] }] })
  })
  it('lists nothing for anybody else over HTTP, and hands over a file by its name', () => {
    expect(publicOrOwnDocuments(requestOf(null, 'REST'))).toBe(false)
    expect(publicOrOwnDocuments(requestOf({ id: 1, collection: 'owners' }, 'REST'))).toBe(false)
    const file = { ...requestOf(null, 'REST'), isReadingStaticFile: true }
    expect(publicOrOwnDocuments(file)).toEqual({ visibility: { equals: 'public' } })
  })
  it('shows staff everything', () => {
    const staff = { id: 1, collection: 'users' }
    expect(publicOrOwnDocuments(requestOf(staff))).toBe(true)
    expect(publicOrOwnDocuments(requestOf(staff, 'REST'))).toBe(true)
  })
})
