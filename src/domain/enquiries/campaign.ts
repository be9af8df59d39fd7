import { cutText } from '../text/cut-text'

/** Where a visitor came from, as the link that was followed says it (`utm_source` and its kin). */
export type Campaign = Partial<Record<CampaignPart, string>>

export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type CampaignPart = (typeof campaignParts)[number]

/** Longest part that is kept, in UTF-16 units as the records count; a longer one is cut. */
export const campaignPartCharactersMax = 100

const prefix = 'utm_'
const invisible = /[\p{C}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Mail programs write the reader's own address into links; that is nobody's campaign. */
const isPersonal = (text: string) => text.includes('@')

function toPart(query: URLSearchParams, part: CampaignPart): string | null {
  const given = query.get(`${prefix}${part}`) ?? ''
  const text = given.replace(invisible, ' ').replace(/\s+/g, ' ').trim()
  if (text === '' || isPersonal(text)) return null
  return cutText(text, campaignPartCharactersMax)
}

/** Reads the campaign from the query of an address; null where it names none. */
export function parseCampaign(query: URLSearchParams): Campaign | null {
  const parts = campaignParts.flatMap((part) => {
    const text = toPart(query, part)
    return text === null ? [] : [[part, text] as const]
  })
  return parts.length === 0 ? null : Object.fromEntries(parts)
}

/** Writes a campaign as a query that `parseCampaign` reads back; empty for none. */
export function formatCampaign(campaign: Campaign | null): string {
  const pairs = Object.entries(campaign ?? {}).map(([part, text]) => [`${prefix}${part}`, text])
  return new URLSearchParams(pairs).toString()
}
