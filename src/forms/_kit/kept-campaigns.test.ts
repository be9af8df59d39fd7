import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentTextVersion, formatConsent } from '@/domain/consent/consent'
import { consentKey } from '@/domain/consent/consent-key'
import { firstCampaignKey, lastCampaignKey } from '@/domain/consent/kept-keys'
import type { ChosenPurpose } from '@/domain/consent/purposes'
import { readKeptCampaigns } from './kept-campaigns'

const now = new Date('2026-11-25T09:00:00Z')

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

let local = createStorage()
let session = createStorage()

beforeEach(() => {
  local = createStorage()
  session = createStorage()
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session })
  vi.useFakeTimers({ now })
  local.setItem(firstCampaignKey, 'utm_source=krant')
  session.setItem(lastCampaignKey, 'utm_source=brief')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function agree(given: readonly ChosenPurpose[], at = now) {
  const consent = { textVersion: consentTextVersion, purposesVersion: 'today', at, given }
  local.setItem(consentKey, formatConsent(consent))
}

describe('the campaigns that go along with a form', () => {
  it('are the first and the last of who agreed to marketing', () => {
    agree(['marketing'])
    expect(readKeptCampaigns()).toEqual({
      firstCampaign: 'utm_source=krant',
      campaign: 'utm_source=brief',
    })
  })

  it('are none without an answer, even where some were kept', () => {
    expect(readKeptCampaigns()).toEqual({})
  })

  it('are none of who agreed to all else', () => {
    agree(['preferences', 'statistics', 'media'])
    expect(readKeptCampaigns()).toEqual({})
  })

  it('are none once the answer is older than six months', () => {
    agree(['marketing'], new Date('2026-05-20T09:00:00Z'))
    expect(readKeptCampaigns()).toEqual({})
  })

  it('are none in a browser that keeps nothing', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('shut off', 'SecurityError')
      },
    })
    expect(readKeptCampaigns()).toEqual({})
  })
})
