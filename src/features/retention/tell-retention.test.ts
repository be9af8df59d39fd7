import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { getRetention, retentionKinds } from '@/domain/privacy/retention'
import { messages } from './messages'
import { nameKind, tellTime } from './tell-retention'

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

  it.each([
    ['send-to-friend', '1 maand na ontvangst'],
    ['rent-refusal', '3 maanden na de weigering'],
    ['job-application', '1 jaar na ontvangst'],
    ['offer-register', '10 jaar na ontvangst'],
  ] as const)('tells months, and years where they are whole: %s', (kind, told) => {
    expect(tellTime(getRetention(kind, day), messages.nl)).toBe(told)
  })
})
