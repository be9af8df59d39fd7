import { expect, it } from 'vitest'
import { retainAfterDecision } from './refusal'

const createdAt = new Date('2026-01-31T10:00:00Z')
const decidedAt = new Date('2026-02-10T10:00:00Z')

it('an application that was refused goes three months later', () => {
  expect(retainAfterDecision('refused', { createdAt, decidedAt })).toEqual(
    new Date('2026-05-10T10:00:00Z'),
  )
})

it('one that was not is kept for a year', () => {
  const year = new Date('2027-01-31T10:00:00Z')
  expect(retainAfterDecision('accepted', { createdAt, decidedAt })).toEqual(year)
  expect(retainAfterDecision(null, { createdAt, decidedAt })).toEqual(year)
})

it('a late refusal never keeps one longer', () => {
  const late = new Date('2027-01-20T10:00:00Z')
  expect(retainAfterDecision('refused', { createdAt, decidedAt: late })).toEqual(
    new Date('2027-01-31T10:00:00Z'),
  )
})
