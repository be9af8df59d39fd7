import type { AccessArgs, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { administratorsOnly } from './administrators-only'
import { agentsAndEditors } from './agents-and-editors'
import { editorsOnly } from './editors-only'
import { nobody } from './nobody'
import { createOwnAccountOr } from './own-account-or'
import { createPublishedOrStaff } from './published-or-staff'
import { siteOrStaff } from './site-or-staff'
import { staffOnly } from './staff-only'
import { translatorsAndEditors } from './translators-and-editors'

/** The part of a request that access rules look at. */
function requestOf(user: object | null): AccessArgs {
  return { req: { user } as PayloadRequest }
}

const anonymous = requestOf(null)
const owner = requestOf({ id: 1, collection: 'owners', role: 'administrator' })
const administrator = requestOf({ id: 1, collection: 'users', role: 'administrator' })
const editor = requestOf({ id: 2, collection: 'users', role: 'editor' })
const agent = requestOf({ id: 3, collection: 'users', role: 'agent' })
const translator = requestOf({ id: 4, collection: 'users', role: 'translator' })
const everyone = [anonymous, owner, translator, agent, editor, administrator]

describe('rules by role', () => {
  it.each([
    ['administratorsOnly', administratorsOnly, [false, false, false, false, false, true]],
    ['editorsOnly', editorsOnly, [false, false, false, false, true, true]],
    ['agentsAndEditors', agentsAndEditors, [false, false, false, true, true, true]],
    ['translatorsAndEditors', translatorsAndEditors, [false, false, true, false, true, true]],
    ['staffOnly', staffOnly, [false, false, true, true, true, true]],
    ['nobody', nobody, [false, false, false, false, false, false]],
  ] as const)('%s lets in exactly who it names, and never an owner', (_name, rule, expected) => {
    expect(everyone.map((args) => rule(args))).toEqual(expected)
  })
})

describe('createPublishedOrStaff', () => {
  const rule = createPublishedOrStaff({ state: { equals: 'approved' } })
  it('lets staff read everything', () => {
    expect(rule(translator)).toBe(true)
  })
  it('limits everybody else, owners included, to what is published and meets the condition', () => {
    const visible = {
      and: [{ _status: { equals: 'published' } }, { state: { equals: 'approved' } }],
    }
    expect(rule(anonymous)).toEqual(visible)
    expect(rule(owner)).toEqual(visible)
  })
})

describe('siteOrStaff', () => {
  it('lets everybody in who looks at a page of the site', () => {
    const onPage = everyone.map(({ req }) => ({ req: { ...req, payloadAPI: 'local' as const } }))
    expect(onPage.map((args) => siteOrStaff(args))).toEqual(everyone.map(() => true))
  })
  it.each(['REST', undefined] as const)('lets in staff alone by way of %s', (payloadAPI) => {
    const asked = everyone.map(({ req }) => ({ req: { ...req, payloadAPI } as PayloadRequest }))
    expect(asked.map((args) => siteOrStaff(args))).toEqual([false, false, true, true, true, true])
  })
})

describe('createOwnAccountOr', () => {
  const rule = createOwnAccountOr('owners', agentsAndEditors)
  it('gives the named staff every account', () => {
    expect(rule(agent)).toBe(true)
  })
  it('gives an owner the own account alone', () => {
    expect(rule(owner)).toEqual({ id: { equals: 1 } })
  })
  it('does not take an account of the staff with the same id for the owner', () => {
    expect(rule(translator)).toBe(false)
    expect(createOwnAccountOr('users', administratorsOnly)(owner)).toBe(false)
  })
  it('gives nothing without an account', () => {
    expect(rule(anonymous)).toBe(false)
  })
})
