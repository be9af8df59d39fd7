import { describe, expect, it } from 'vitest'
import {
  canChangeOfferState,
  findValidityIssue,
  isExpired,
  offerStateOn,
  offerStates,
} from './validity'

const today = '2026-11-20'

describe('the days of an offer', () => {
  it.each([
    ['2026-11-20', '2026-11-20', null],
    ['2026-11-20', '2027-01-19', null],
    ['2026-11-20', '2027-01-20', 'endDate.tooLate'],
    // The 60 days run from today, however late the offer begins.
    ['2027-01-19', '2027-01-19', null],
    ['2026-12-20', '2027-01-20', 'endDate.tooLate'],
    ['2026-11-19', '2026-12-01', 'startDate.past'],
    ['2026-12-02', '2026-12-01', 'endDate.beforeStart'],
  ])('from %s to %s: %s', (startsOn, endsOn, code) => {
    expect(findValidityIssue({ startsOn, endsOn }, today)?.code ?? null).toBe(code)
  })

  it('are counted from the first one where today is not known', () => {
    expect(findValidityIssue({ startsOn: '2020-01-01', endsOn: '2020-03-01' }, null)).toBeNull()
    expect(findValidityIssue({ startsOn: '2020-01-01', endsOn: '2020-03-02' }, null)).toEqual({
      field: 'endDate',
      code: 'endDate.tooLate',
    })
  })
})

describe('an open offer', () => {
  it('stands up to and including its last day', () => {
    const validity = { endsOn: today }
    expect(isExpired(validity, today)).toBe(false)
    expect(isExpired(validity, '2026-11-21')).toBe(true)
    expect(offerStateOn('open', validity, today)).toBe('open')
    expect(offerStateOn('open', validity, '2026-11-21')).toBe('expired')
  })

  it('that was accepted stays accepted when its days are over', () => {
    expect(offerStateOn('accepted', { endsOn: today }, '2027-11-21')).toBe('accepted')
  })

  it('can end in one way, once', () => {
    const changes = offerStates.flatMap((from) =>
      offerStates.filter((to) => canChangeOfferState(from, to)).map((to) => `${from} ${to}`),
    )
    expect(changes).toEqual(['open expired', 'open accepted', 'open declined', 'open withdrawn'])
  })
})
