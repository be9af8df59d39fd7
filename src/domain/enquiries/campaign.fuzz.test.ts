import { describe, expect, it } from 'vitest'
import { anyQuery, anyText, fuzz } from '../../../tests/fuzz/cases'
import { campaignPartCharactersMax, campaignParts, formatCampaign, parseCampaign } from './campaign'

const names = campaignParts.map((part) => `utm_${part}`)
const anyAddress = anyQuery(names, anyText(60, ['newsletter', 'an@example.be', ' ']))

describe('the campaign of an address, whatever it says', () => {
  it('is written as it was read', () => {
    fuzz(anyAddress, (query) => {
      const campaign = parseCampaign(query)
      expect(parseCampaign(new URLSearchParams(formatCampaign(campaign)))).toEqual(campaign)
    })
  })

  it('is short, holds no address of a person, and nothing that cannot be seen', () => {
    fuzz(anyAddress, (query) => {
      for (const [part, text] of Object.entries(parseCampaign(query) ?? {})) {
        expect(campaignParts).toContain(part)
        expect(text.length).toBeLessThanOrEqual(campaignPartCharactersMax)
        expect(text).not.toMatch(/@|\p{C}|[\p{Zl}\p{Zp}]/u)
        expect(text.trim()).toBe(text)
      }
    })
  })
})
