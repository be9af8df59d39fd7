import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropDraft, findDraft, keepDraft, type FormDraft } from './form-drafts'

const draft: FormDraft = {
  kind: 'site-contact',
  values: { firstName: 'An' },
  errors: {},
  failure: null,
}
const start = Date.parse('2026-11-20T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('drafts', () => {
  it('are found by their token, until they are dropped', () => {
    const token = keepDraft(draft)
    expect(findDraft(token, 'site-contact')).toEqual(draft)
    dropDraft(token)
    expect(findDraft(token, 'site-contact')).toBeNull()
  })
  it('are not shown by another form of the page', () => {
    expect(findDraft(keepDraft(draft), 'contact-me')).toBeNull()
  })
  it('are not found by a guess', () => {
    keepDraft(draft)
    expect([null, undefined, '', 'guess'].map((token) => findDraft(token, 'site-contact'))).toEqual(
      [null, null, null, null],
    )
  })
  it('go after a minute', () => {
    const token = keepDraft(draft)
    vi.advanceTimersByTime(60_000)
    keepDraft(draft)
    expect(findDraft(token, 'site-contact')).toBeNull()
  })
  it('go after their time, though nobody keeps another one', () => {
    const token = keepDraft(draft)
    vi.advanceTimersByTime(59_999)
    expect(findDraft(token, 'site-contact')).toEqual(draft)
    vi.advanceTimersByTime(1)
    expect(findDraft(token, 'site-contact')).toBeNull()
  })
  it('are at most five hundred, of which the oldest goes first', () => {
    const first = keepDraft(draft)
    const tokens = Array.from({ length: 500 }, () => keepDraft(draft))
    expect(findDraft(first, 'site-contact')).toBeNull()
    expect(findDraft(tokens[0], 'site-contact')).toEqual(draft)
  })
})
