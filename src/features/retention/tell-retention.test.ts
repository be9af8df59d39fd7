import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { accountKinds, getRetention, retentionKinds } from '@/domain/privacy/retention'
import { messages } from './messages'
import { nameKind, tellAccount, tellTime } from './tell-retention'

const day = '2026-11-25'

describe('what the privacy statement says of a rule', () => {
  it.each(locales)('names every kind and its time in %s', (locale) => {
    const texts = messages[locale]
    const told = retentionKinds.map((kind) => [
      nameKind(kind, texts),
      tellTime(getRetention(kind, day), texts),
    ])
    expect(told.flat().filter((text) => !text || text.includes('{'))).toEqual([])
    expect(new Set(told.map(([name]) => name)).size).toBe(retentionKinds.length)
  })

  it.each(locales)('names what of an account is kept, and until what ends it, in %s', (locale) => {
    const told = accountKinds.map((kind) => tellAccount(kind, messages[locale]))
    expect(told.map(({ time }) => time).filter((time) => /[{}]|undefined/.test(time))).toEqual([])
    expect(told[1]?.time).toMatch(/^8 /)
    expect(told[2]?.time).toContain('400')
  })

  it.each([
    ['send-to-friend', '1 maand na ontvangst'],
    ['rent-refusal', '3 maanden na de weigering'],
    ['job-application', '1 jaar na ontvangst'],
    ['offer-register', '10 jaar na ontvangst'],
  ] as const)('tells months, and years where they are whole: %s', (kind, told) => {
    expect(tellTime(getRetention(kind, day), messages.nl)).toBe(told)
  })
})
