import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import {
  getRetention,
  isRetentionKind,
  listRetention,
  retainedSince,
  retainUntil,
  retentionKinds,
  retentionRules,
} from './retention'

const day = '2026-11-25'

describe('the rules of retention', () => {
  it.each(retentionKinds)('say for %s how long, on what ground and since when', (kind) => {
    const rule = getRetention(kind, day)
    expect(rule.months).toBeGreaterThan(0)
    expect(rule.source).not.toBe('')
    expect(rule.checkedOn >= rule.validFrom).toBe(true)
    expect(locales.filter((locale) => rule.citation[locale].trim() === '')).toEqual([])
  })

  it('have one line for a kind and a day', () => {
    const lines = retentionRules.map(({ kind, validFrom }) => `${kind} ${validFrom}`)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('say nothing for a day before there was a ground', () => {
    expect(() => getRetention('contact-me', '2018-05-24')).toThrow(RangeError)
  })

  it('list those whom they concern, each kind once', () => {
    const kinds = listRetention(day, ['visitors']).map(({ kind }) => kind)
    expect(kinds).toContain('job-application')
    expect(kinds).not.toContain('trash')
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(listRetention(day, ['visitors', 'owners', 'staff'])).toHaveLength(retentionKinds.length)
  })
})

describe('the end of what is kept', () => {
  it('lies as many months after its beginning', () => {
    expect(retainUntil('job-application', new Date('2026-11-25T10:00:00Z'))).toEqual(
      new Date('2027-11-25T10:00:00Z'),
    )
  })

  it('has come for what began as many months ago', () => {
    expect(retainedSince('owner-record', new Date('2036-11-25T10:00:00Z'))).toEqual(
      new Date('2026-11-25T10:00:00Z'),
    )
  })

  it('is the last day of a shorter month', () => {
    expect(retainUntil('send-to-friend', new Date('2027-01-31T10:00:00Z'))).toEqual(
      new Date('2027-02-28T10:00:00Z'),
    )
  })
})

it('a kind without a rule is none', () => {
  expect(['contact-me', 'constructor', ''].map(isRetentionKind)).toEqual([true, false, false])
})
