import { describe, expect, it } from 'vitest'
import { campaignPartCharactersMax, formatCampaign, parseCampaign } from './campaign'

const parse = (query: string) => parseCampaign(new URLSearchParams(query))

describe('the campaign of an address', () => {
  it('is read from its five parameters and nothing else', () => {
    const query =
      'type=1&utm_source=brief&utm_medium=e-mail&utm_campaign=herfst&utm_term=villa&utm_content=knop&utm_id=9'
    expect(parse(query)).toEqual({
      source: 'brief',
      medium: 'e-mail',
      campaign: 'herfst',
      term: 'villa',
      content: 'knop',
    })
  })

  it.each(['', 'type=1', 'utm_source=', 'utm_source=%20%00', 'UTM_SOURCE=x'])(
    'is none for %j',
    (query) => expect(parse(query)).toBeNull(),
  )

  it('never holds an address of a person', () => {
    expect(parse('utm_source=brief&utm_content=an@example.be')).toEqual({ source: 'brief' })
  })

  it('holds no line breaks and no marks that turn the writing', () => {
    expect(parse('utm_source=a%0D%0Ab%E2%80%AEc')).toEqual({ source: 'a b c' })
  })

  it('is cut between characters', () => {
    const { source = '' } = parse(`utm_source=${encodeURIComponent('🏠'.repeat(150))}`) ?? {}
    expect(source.length).toBe(campaignPartCharactersMax)
    expect(source.endsWith('🏠')).toBe(true)
  })

  it('survives being written and read', () => {
    const campaign = { source: 'a&b=c', campaign: 'été' }
    expect(parse(formatCampaign(campaign))).toEqual(campaign)
    expect(formatCampaign(null)).toBe('')
  })
})
