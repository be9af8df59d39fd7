import { describe, expect, it } from 'vitest'
import { findActivityTopic, findNewsMoment, isPaperNews, isVisitNews } from './news'

const now = new Date('2026-11-24T10:00:00Z')
const tomorrow = new Date('2026-11-25T10:00:00Z')
const yesterday = new Date('2026-11-23T10:00:00Z')

describe('isPaperNews', () => {
  const paper = (visibility: string, isOfOwner = false) => ({ visibility, isOfOwner })
  it.each(['owner', 'public'])('tells of a paper that comes as one for %s', (visibility) => {
    expect(isPaperNews(null, paper(visibility))).toBe(true)
  })
  it('tells of a paper once its owners may read it', () => {
    expect(isPaperNews(null, paper('staff'))).toBe(false)
    expect(isPaperNews(paper('staff'), paper('owner'))).toBe(true)
    expect(isPaperNews(paper('owner'), paper('public'))).toBe(false)
  })
  it('tells nobody of what an owner sent', () => {
    expect(isPaperNews(null, paper('owner', true))).toBe(false)
  })
})

describe('findActivityTopic', () => {
  const activity = (kind: string, isVisible: boolean, comment: string | null = null) => ({
    kind,
    isVisible,
    comment,
  })
  it('tells nothing of what the owner does not see', () => {
    expect(findActivityTopic(null, activity('visit', false, 'Mooi'))).toBeNull()
    expect(findActivityTopic(activity('visit', true), activity('visit', false))).toBeNull()
  })
  it('tells of what can be read now', () => {
    expect(findActivityTopic(null, activity('communication', true))).toBe('activities')
    expect(findActivityTopic(activity('visit', false), activity('visit', true))).toBe('visits')
  })
  it('tells of a report that is added to a visit, and not of one that is put right', () => {
    expect(findActivityTopic(activity('visit', true), activity('visit', true, 'Mooi'))).toBe(
      'visits',
    )
    expect(
      findActivityTopic(activity('visit', true, 'Moi'), activity('visit', true, 'Mooi')),
    ).toBeNull()
    expect(
      findActivityTopic(activity('history', true), activity('history', true, 'Erbij')),
    ).toBeNull()
  })
})

describe('isVisitNews', () => {
  const visit = {
    state: 'confirmed',
    startsAt: tomorrow,
    feedback: null,
    isFeedbackVisible: false,
  } as const
  it('tells of a visit that is agreed on, and not of one that is only asked for', () => {
    expect(isVisitNews(null, visit, now)).toBe(true)
    expect(isVisitNews({ ...visit, state: 'requested' }, visit, now)).toBe(true)
    expect(isVisitNews(null, { ...visit, state: 'requested' }, now)).toBe(false)
  })
  it('tells of another time, and of nothing when it is saved unchanged', () => {
    const later = { ...visit, startsAt: new Date('2026-11-26T10:00:00Z') }
    expect(isVisitNews(visit, later, now)).toBe(true)
    expect(isVisitNews(visit, visit, now)).toBe(false)
  })
  it('tells of a visit to come that is called off', () => {
    expect(isVisitNews(visit, { ...visit, state: 'cancelled' }, now)).toBe(true)
    const asked = { ...visit, state: 'requested' } as const
    expect(isVisitNews(asked, { ...visit, state: 'cancelled' }, now)).toBe(false)
  })
  it('tells nothing of visits that are noted afterwards', () => {
    expect(isVisitNews(null, { ...visit, startsAt: yesterday }, now)).toBe(false)
    expect(isVisitNews(visit, { ...visit, state: 'done' }, now)).toBe(false)
  })
  it('tells of feedback once it can be read', () => {
    const held = { ...visit, state: 'done', startsAt: yesterday, feedback: 'Mooi' } as const
    expect(isVisitNews(null, held, now)).toBe(false)
    expect(isVisitNews(held, { ...held, isFeedbackVisible: true }, now)).toBe(true)
    const shown = { ...held, isFeedbackVisible: true }
    expect(isVisitNews(shown, shown, now)).toBe(false)
  })
})

describe('findNewsMoment', () => {
  const at = (text: string) => new Date(`2026-11-24T${text}:00Z`)
  it.each([
    ['at once when there was no mail yet', null, at('10:00')],
    ['at once when the last one is an hour old', at('09:00'), at('10:00')],
    ['an hour after the last one', at('09:45'), at('10:45')],
    ['not again while one waits to leave', at('10:45'), null],
    ['not again while there is more than a minute left', new Date('2026-11-24T10:01:01Z'), null],
    ['an hour after one that leaves within a minute', at('10:01'), at('11:01')],
    ['an hour after one that leaves now', at('10:00'), at('11:00')],
  ])('%s', (_name, last, expected) => {
    expect(findNewsMoment(last, now)).toEqual(expected)
  })
})
