import { describe, expect, it } from 'vitest'
import { findNews, freesPlace, reminderDueAt } from './news'
import type { AppointmentState } from './states'

const at = (state: AppointmentState, slotId = 1) => ({ state, slotId })

describe('the news of an appointment', () => {
  it.each([
    [null, at('requested'), 'requested'],
    [null, at('confirmed'), 'confirmed'],
    [null, at('waiting'), 'waiting'],
    [at('requested'), at('confirmed'), 'confirmed'],
    [at('requested'), at('declined'), 'declined'],
    [at('requested'), at('expired'), 'expired'],
    [at('confirmed'), at('cancelled'), 'cancelled'],
    [at('confirmed'), at('confirmed', 2), 'moved'],
    [at('requested'), at('confirmed', 2), 'moved'],
    // Where the agency looks at requests first, a moved one is a request again.
    [at('confirmed'), at('requested', 2), 'requested'],
    [at('requested'), at('requested', 2), 'requested'],
    [at('waiting'), at('confirmed'), 'confirmed'],
    // Who never had a place is not told that it was given up, or that a request went unanswered.
    [at('waiting'), at('cancelled'), 'left'],
    [at('waiting'), at('expired'), 'noPlace'],
    [at('waiting'), at('declined'), 'noPlace'],
    [at('waiting'), at('confirmed', 2), 'confirmed'],
  ])('from %j to %j is %j', (before, after, news) => {
    expect(findNews(before, after)).toBe(news)
  })

  it.each([
    [at('confirmed'), at('confirmed')],
    [at('confirmed'), at('done')],
    [at('confirmed'), at('noShow')],
    [null, at('cancelled')],
    [null, at('done')],
  ])('is none from %j to %j', (before, after) => {
    expect(findNews(before, after)).toBeNull()
  })
})

describe('a place', () => {
  it.each([
    [at('confirmed'), at('cancelled')],
    [at('requested'), at('declined')],
    [at('requested'), at('expired')],
    [at('confirmed'), at('confirmed', 2)],
  ])('is free again after %j becomes %j', (before, after) => {
    expect(freesPlace(before, after)).toBe(true)
  })

  it.each([
    [null, at('confirmed')],
    [at('waiting'), at('cancelled')],
    [at('requested'), at('confirmed')],
    [at('confirmed'), at('done')],
    [at('waiting'), at('confirmed', 2)],
  ])('is not after %j becomes %j', (before, after) => {
    expect(freesPlace(before, after)).toBe(false)
  })
})

describe('a reminder', () => {
  const start = new Date('2026-11-28T13:00:00Z')

  it('leaves on the morning of the day before, by the Belgian clock', () => {
    const booked = new Date('2026-11-20T10:00:00Z')
    expect(reminderDueAt(start, booked)).toEqual(new Date('2026-11-27T08:00:00Z'))
    // Summer time ends in the night between.
    expect(reminderDueAt(new Date('2026-10-25T09:00:00Z'), booked)).toBeNull()
    expect(
      reminderDueAt(new Date('2026-10-25T09:00:00Z'), new Date('2026-10-01T09:00:00Z')),
    ).toEqual(new Date('2026-10-24T07:00:00Z'))
  })

  it('counts the day of Belgium, not that of Greenwich', () => {
    const early = new Date('2026-07-09T22:30:00Z')
    expect(reminderDueAt(early, new Date('2026-07-01T00:00:00Z'))).toEqual(
      new Date('2026-07-09T07:00:00Z'),
    )
  })

  it('is not for who booked after it was due', () => {
    expect(reminderDueAt(start, new Date('2026-11-27T08:00:00Z'))).toBeNull()
    expect(reminderDueAt(start, new Date('2026-11-27T07:59:59Z'))).not.toBeNull()
  })
})

describe('the morning of a reminder', () => {
  const longBefore = new Date('2026-01-05T09:00:00Z')

  it.each([
    ['the day on which summer time begins', '2026-03-29T08:00:00Z', '2026-03-28T08:00:00Z'],
    ['the day after it began', '2026-03-30T08:00:00Z', '2026-03-29T07:00:00Z'],
    ['the day on which it ends', '2026-10-25T09:00:00Z', '2026-10-24T07:00:00Z'],
    ['the day after it ended', '2026-10-26T09:00:00Z', '2026-10-25T08:00:00Z'],
  ])('is nine by the clock for an appointment on %s', (_, start, due) => {
    expect(reminderDueAt(new Date(start), longBefore)).toEqual(new Date(due))
  })
})
