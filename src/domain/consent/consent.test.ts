import { describe, expect, it } from 'vitest'
import { formatConsent, isConsentValid, parseConsent, type Consent } from './consent'

const at = new Date('2026-05-31T12:00:00Z')
const consent: Consent = {
  textVersion: '2026-11',
  purposesVersion: '1.youtube',
  at,
  given: ['statistics', 'media'],
}

describe('a stored answer', () => {
  it('survives being written and read', () => {
    expect(parseConsent(formatConsent(consent))).toEqual(consent)
  })

  it.each([
    null,
    '',
    'true',
    '[]',
    '{"text":"a","purposes":"b","at":"never","given":[]}',
    '{"text":"a","purposes":"b","at":"2026-05-31","given":["necessary"]}',
    '{"text":"a","purposes":"b","at":"2026-05-31","given":"media"}',
    '{"purposes":"b","at":"2026-05-31","given":[]}',
    `{"text":"${'a'.repeat(600)}","purposes":"b","at":"2026-05-31","given":[]}`,
  ])('is none when it is %j', (text) => expect(parseConsent(text)).toBeNull())
})

describe('an answer', () => {
  const isValid = (now: string, purposesVersion = '1.youtube') =>
    isConsentValid(consent, { now: new Date(now), purposesVersion })

  it('counts for six months, to the end of a shorter month', () => {
    expect(isValid('2026-05-31T12:00:00Z')).toBe(true)
    expect(isValid('2026-11-30T11:59:59Z')).toBe(true)
    expect(isValid('2026-11-30T12:00:00Z')).toBe(false)
  })

  it('counts no longer once other services are used', () => {
    expect(isValid('2026-06-01T00:00:00Z', '1.analytics.youtube')).toBe(false)
  })

  it('from the future counts as none', () => {
    expect(isValid('2026-05-31T11:59:59Z')).toBe(false)
  })
})
