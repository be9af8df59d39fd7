import { describe, expect, it } from 'vitest'
import { isPreviewLinkOpen, toPreviewExpiry } from './preview-link'

const now = new Date('2026-11-24T10:00:00.400Z')
const link = { expiresAt: toPreviewExpiry(now, 7), revokedAt: null, locales: ['nl', 'fr'] as const }

describe('toPreviewExpiry', () => {
  it('counts whole days from now, in whole seconds', () => {
    expect(toPreviewExpiry(now, 7).toISOString()).toBe('2026-12-01T10:00:00.000Z')
  })
})

describe('isPreviewLinkOpen', () => {
  it('opens in the languages it was made for, until its end', () => {
    const last = new Date(link.expiresAt.getTime() - 1)
    expect(isPreviewLinkOpen(link, { now, locale: 'nl' })).toBe(true)
    expect(isPreviewLinkOpen(link, { now: last, locale: 'fr' })).toBe(true)
    expect(isPreviewLinkOpen(link, { now: link.expiresAt, locale: 'fr' })).toBe(false)
  })
  it('does not open in another language, or once it was revoked', () => {
    expect(isPreviewLinkOpen(link, { now, locale: 'de' })).toBe(false)
    expect(isPreviewLinkOpen({ ...link, revokedAt: now }, { now, locale: 'nl' })).toBe(false)
  })
})
