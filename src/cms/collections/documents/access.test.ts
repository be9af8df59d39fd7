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
      or: [{ visibility: { equals: 'public' } }, { id: { equals: -1 } }],
    })
  })
  it('shows an owner what is meant for the owners of a property that is owned today', () => {
    const properties = [{ property: { id: 7 } }, { property: 8, to: '2020-01-01' }]
    const rule = publicOrOwnDocuments(requestOf({ id: 1, collection: 'owners', properties }))
    const forOwners = { and: [{ visibility: { equals: 'owner' } }] }
    const own = [
      { property: { equals: 7 } },
      { or: [{ visibility: { equals: 'public' } }, forOwners] },
    ]
    expect(rule).toEqual({
      or: [{ visibility: { equals: 'public' } }, { or: [{ and: own }] }],
    })
  })
  it('shows an owner what came for owners while the property was theirs, and nothing older', () => {
    const properties = [{ property: 7, from: '2026-02-01' }]
    const rule = publicOrOwnDocuments(requestOf({ id: 1, collection: 'owners', properties }))
    const since = { createdAt: { greater_than_equal: '2026-01-31T23:00:00.000Z' } }
    const ofTheirTime = { and: [{ visibility: { equals: 'owner' } }, since] }
    const either = { or: [{ visibility: { equals: 'public' } }, ofTheirTime] }
    expect(rule).toMatchObject({ or: [{}, { or: [{ and: [{}, either] }] }] })
  })
  it('lists nothing for anybody else over HTTP, and hands over a file by its name', () => {
    expect(publicOrOwnDocuments(requestOf(null, 'REST'))).toBe(false)
    expect(publicOrOwnDocuments(requestOf({ id: 1, collection: 'owners' }, 'REST'))).toBe(false)
    const file = { ...requestOf(null, 'REST'), isReadingStaticFile: true }
    expect(publicOrOwnDocuments(file)).toEqual({ visibility: { equals: 'public' } })
  })
  it.each(['administrator', 'editor'])('shows the %s everything', (role) => {
    const staff = { id: 1, collection: 'users', role }
    expect(publicOrOwnDocuments(requestOf(staff))).toBe(true)
    expect(publicOrOwnDocuments(requestOf(staff, 'REST'))).toBe(true)
  })
  it('shows agents what is public, and what belongs to a home of theirs or of nobody', () => {
    const agent = { id: 7, collection: 'users', role: 'agent' }
    const isTheirs = { 'property.manager.user': { equals: 7 } }
    const isNobodys = { and: [{ 'property.manager.user': { exists: false } }] }
    const isPublic = { visibility: { equals: 'public' } }
    const expected = { or: [isPublic, { or: [isTheirs, isNobodys] }] }
    expect(publicOrOwnDocuments(requestOf(agent))).toEqual(expected)
    expect(publicOrOwnDocuments(requestOf(agent, 'REST'))).toEqual(expected)
  })
  it('shows translators what is public alone', () => {
    const translator = { id: 1, collection: 'users', role: 'translator' }
    const isPublic = { visibility: { equals: 'public' } }
    expect(publicOrOwnDocuments(requestOf(translator))).toEqual(isPublic)
    expect(publicOrOwnDocuments(requestOf(translator, 'REST'))).toEqual(isPublic)
  })
})
