import type { Claim } from './claim'
import { skip } from './rules/skip'
import type { WordToken } from './tokenize-words'
import { rangeLeads } from './vocabulary/amounts'
import { orWords } from './vocabulary/small-words'

function isWish({ meanings }: Claim): boolean {
  return (
    meanings.length > 0 && meanings.every(({ kind }) => kind === 'feature' || kind === 'car-space')
  )
}

/** Two wishes of which either would do: a search asks for all features that it names. */
function joinAlternatives(claims: readonly Claim[], tokens: readonly WordToken[]): Claim[] {
  const joined: Claim[] = []
  for (const claim of claims) {
    const before = joined.at(-1)
    const or = before && orWords.match(tokens, before.to)
    const isOther = before !== undefined && or != null && before.to + or.length === claim.from
    const isEither = isOther && isWish(claim) && (isWish(before) || isRefused(before))
    if (isEither) {
      joined.splice(-1, 1, { from: before.from, to: claim.to, meanings: [{ kind: 'unknown' }] })
    } else joined.push(claim)
  }
  return joined
}

function isRefused({ meanings }: Claim): boolean {
  return meanings.every(({ kind }) => kind === 'unknown')
}

/** "huis met grond van 500 m²", "500 m² grond": land with its size is what a home stands on. */
function markMentions(claims: readonly Claim[], tokens: readonly WordToken[]): Claim[] {
  return claims.map((claim, index) => {
    const [first] = claim.meanings
    if (first?.kind !== 'type' || first.key !== 'land') return claim
    const next = claims[index + 1]
    const before = claims[index - 1]
    const isBeforeSize = isPlotSize(next) && skip([rangeLeads], tokens, claim.to) === next?.from
    const isAfterSize =
      isPlotSize(before) && skip([rangeLeads], tokens, before?.to ?? 0) === claim.from
    const isAlternative = claim.from > 0 && orWords.match(tokens, claim.from - 1) !== null
    const isMention = (isBeforeSize || isAfterSize) && !isAlternative
    return isMention ? { ...claim, meanings: [{ ...first, isMention }] } : claim
  })
}

function isPlotSize(claim: Claim | undefined): boolean {
  const meanings = claim?.meanings ?? []
  return meanings.some((meaning) => meaning.kind === 'size' && meaning.target === 'plot')
}

/** Settles what the words beside each other decide. */
export function settle(claims: readonly Claim[], tokens: readonly WordToken[]): Claim[] {
  return markMentions(joinAlternatives(claims, tokens), tokens)
}
