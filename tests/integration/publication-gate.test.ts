import { ValidationError, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshGates } from '@/cms/collections/properties/gate/refresh-gates'
import type { Property } from '@/cms/payload-types'
import { queryRows } from '@/server/db'
import { createHouse, createListingBasics, lawful, type ListingBasics } from './listing-examples'
import { getTestPayload } from '../support/test-payload'

let basics: ListingBasics
let editor: TypedUser
let count = 0

beforeAll(async () => {
  const payload = await getTestPayload()
  basics = await createListingBasics(payload)
  const { id } = await payload.create({
    collection: 'users',
    data: {
      email: 'redactie@example.be',
      password: 'Correct-horse-9',
      name: 'Redactie',
      role: 'editor',
    },
  })
  const user = await payload.findByID({ collection: 'users', id })
  editor = { ...user, collection: 'users' }
})

beforeEach(() => {
  count += 1
})

const create = async (data: Partial<Property> = {}) =>
  createHouse(await getTestPayload(), basics, { recordFile: `Poort ${count}`, ...data })

/** A save by the editor. */
async function save(id: number, data: Partial<Property>) {
  const payload = await getTestPayload()
  return payload.update({
    collection: 'properties',
    id,
    data,
    user: editor,
    overrideAccess: false,
    draft: data._status === 'draft',
  })
}

async function refusedFields(
  attempt: Promise<unknown>,
): Promise<{ path: string; message: string }[]> {
  const cause: unknown = await attempt.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(cause instanceof ValidationError)) throw cause ?? new Error('expected a refusal, got none')
  return cause.data.errors.map(({ path, message }) => ({ path, message }))
}

describe('publishing a property', () => {
  it('is refused to staff at each field that the law asks for, and nothing goes online', async () => {
    const { id } = await create({ _status: 'draft' })
    const refused = await refusedFields(save(id, { _status: 'published' }))
    expect(refused.map(({ path }) => path).toSorted()).toEqual(
      [
        'areaApplication',
        'energyPerformance',
        'gScore',
        'hasAllotmentPermit',
        'hasPermit',
        'hasPreemptiveRight',
        'judicialDecision',
        'pScore',
      ].toSorted(),
    )
    expect(refused.find(({ path }) => path === 'pScore')?.message).toMatch(/Vlaanderen.*P-score/)
    const payload = await getTestPayload()
    const { _status } = await payload.findByID({ collection: 'properties', id })
    expect(_status).toBe('draft')
  })

  it('is refused in Belgium without the postcode that says which law holds', async () => {
    const nowhere = { place: null, zip: null, city: null, price: null }
    const { id } = await create({ ...nowhere, _status: 'draft' })
    const refused = await refusedFields(save(id, { _status: 'published' }))
    expect(refused.map(({ path }) => path)).toEqual(['zip'])
    expect(refused[0]?.message).toMatch(/gewest/)
  })

  it('is let through once all is filled in', async () => {
    const { id } = await create({ _status: 'draft' })
    const saved = await save(id, { ...lawful, _status: 'published' })
    expect(saved).toMatchObject({ _status: 'published', gate: 'clear', gateIssues: [] })
  })

  it('lets drafts be saved with whatever is missing', async () => {
    const { id } = await create({ _status: 'draft' })
    const saved = await save(id, { price: 1, _status: 'draft' })
    expect(saved).toMatchObject({ price: 1, gate: 'blocked' })
  })

  it('lets one that stands online be mended, but not be made worse', async () => {
    const { id } = await create({ ...lawful, pScore: null, _status: 'published' })
    const saved = await save(id, { price: 123_456, _status: 'published' })
    expect(saved).toMatchObject({ price: 123_456, gate: 'blocked' })
    const refused = await refusedFields(save(id, { gScore: null, _status: 'published' }))
    expect(refused.map(({ path }) => path)).toEqual(['gScore'])
  })

  it('asks nothing of what was sold', async () => {
    const { id } = await create({ status: 'active', _status: 'published' })
    const saved = await save(id, { status: 'sold', _status: 'published' })
    expect(saved).toMatchObject({ status: 'sold', gate: 'clear' })
  })

  it('is noted and not refused where no person asks', async () => {
    expect(await create({ _status: 'published' })).toMatchObject({ gate: 'blocked' })
  })
})

describe('the gate of a property', () => {
  it('is read by staff alone, and written by nobody', async () => {
    const { id } = await create({ _status: 'published' })
    const payload = await getTestPayload()
    const seen = await payload.findByID({ collection: 'properties', id, overrideAccess: false })
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['gate']))
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['gateIssues']))
    const saved = await save(id, { gate: 'clear', gateIssues: [], _status: 'draft' })
    expect(saved).toMatchObject({ gate: 'blocked' })
  })

  it('is worked out anew every night, of what is online and of the draft after it', async () => {
    const payload = await getTestPayload()
    const { id } = await create({ ...lawful, _status: 'published' })
    await save(id, { pScore: null, _status: 'draft' })
    await queryRows(`update properties set gate = null, gate_issues = null where id = $1`, [id])
    await queryRows(
      `update _properties_v set version_gate = null, version_gate_issues = null where parent_id = $1`,
      [id],
    )
    expect(await refreshGates(payload, new Date())).toBeGreaterThanOrEqual(2)
    const online = await payload.findByID({ collection: 'properties', id })
    expect(online).toMatchObject({ gate: 'clear', gateIssues: [] })
    const draft = await payload.findByID({ collection: 'properties', id, draft: true })
    expect(draft).toMatchObject({
      gate: 'blocked',
      gateIssues: [{ code: 'P3', level: 'blocking', field: 'pScore' }],
    })
    expect(await refreshGates(payload, new Date())).toBe(0)
    const later = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000)
    expect(await refreshGates(payload, later)).toBeGreaterThan(0)
    const aged = await payload.findByID({ collection: 'properties', id })
    expect(aged).toMatchObject({ gate: 'warning' })
  })
})
