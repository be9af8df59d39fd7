import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentTextVersion, formatConsent } from '../../src/domain/consent/consent'
import { consentKey } from '../../src/domain/consent/consent-key'
import { chosenPurposes } from '../../src/domain/consent/purposes'
import { addPurpose } from '../../src/features/consent/add-purpose'
import { forgetConsent, mayKeep, settleConsent } from '../../src/features/consent/consent-memory'
import { readSeen, rememberSeen } from '../../src/features/favourites/seen-memory'
import { readStoredMemory, writeListMemory } from '../../src/features/properties/list-memory'

const answeredAt = new Date('2026-03-10T09:00:00Z')
const asked = 'services of today'

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

let local = createStorage()

beforeEach(() => {
  local = createStorage()
  vi.stubGlobal('window', { localStorage: local, sessionStorage: createStorage() })
  vi.useFakeTimers({ now: new Date('2026-05-10T09:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Everything was agreed to, two months ago. */
function answer(purposesVersion: string) {
  const consent = { textVersion: consentTextVersion, at: answeredAt, given: chosenPurposes }
  local.setItem(consentKey, formatConsent({ ...consent, purposesVersion }))
}

function visitHome() {
  rememberSeen(7)
  writeListMemory({
    address: '/nl/te-koop/',
    neighboursHref: '/api/neighbours/?locale=nl',
    target: '/nl/te-koop/gent/loft/7/',
    scrollY: 0,
    isReturning: false,
  })
}

describe('an answer that counts', () => {
  it('stands, grants what it gave and takes one purpose more', () => {
    answer(asked)
    expect(settleConsent(asked)?.given).toEqual(chosenPurposes)
    expect(local.getItem(consentKey)).not.toBeNull()
    // What is agreed to twice is kept once.
    expect(addPurpose('media', asked)).toEqual(chosenPurposes)
    visitHome()
    expect(readSeen()).toEqual([7])
    expect(readStoredMemory()).not.toBe('')
  })
})

describe('an answer that is asked for again', () => {
  it('is gone at once, and nothing is kept by it', () => {
    answer(asked)
    forgetConsent()
    expect(local.getItem(consentKey)).toBeNull()
    expect(settleConsent(asked)).toBeNull()
    visitHome()
    expect(readSeen()).toEqual([])
  })
})

describe.each([
  ['was given for other services', 'services of before', '2026-05-10T09:00:00Z'],
  ['is six months old', asked, '2026-09-10T09:00:00Z'],
])('an answer that %s', (_why, purposesVersion, now) => {
  beforeEach(() => {
    answer(purposesVersion)
    vi.setSystemTime(new Date(now))
  })

  it('grants nothing along with a purpose that is agreed to now', () => {
    expect(addPurpose('media', asked)).toEqual(['media'])
  })

  it('is taken away, and nothing is kept by it', () => {
    expect(settleConsent(asked)).toBeNull()
    expect(local.getItem(consentKey)).toBeNull()
    visitHome()
    expect(readSeen()).toEqual([])
    expect(readStoredMemory()).toBe('')
  })
})

describe('an answer of six months ago', () => {
  it('keeps nothing before the page has looked at it either', () => {
    answer(asked)
    vi.setSystemTime(new Date('2026-09-10T08:59:59Z'))
    expect(mayKeep('preferences')).toBe(true)
    vi.setSystemTime(new Date('2026-09-10T09:00:00Z'))
    expect(mayKeep('preferences')).toBe(false)
    visitHome()
    expect(readSeen()).toEqual([])
    expect(readStoredMemory()).toBe('')
  })
})
