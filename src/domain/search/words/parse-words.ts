import {
  createCriteria,
  formatCriteria,
  parseCriteria,
  type SearchCriteria,
} from '../search-criteria'
import { assemble, type Finding } from './assemble'
import type { Claim } from './claim'
import { correctTypos, createReader, type Reader } from './reader'
import { recognise, speaksOfRent } from './recognise'
import { settle } from './settle'
import { cleanWords, tokenizeWords, type WordToken } from './tokenize-words'
import { articles, adjectives, stopWords, withWords } from './vocabulary/small-words'
import type { WordsContext, WordsReading } from './words-reading'

/**
 * Reads what people type in a search box, in Dutch, French, English and German, in any order and
 * mixture, into filters: "appartement 2 slaapkamers terras Gent max 300k". A fixed grammar without
 * guesses: the same text always means the same. Reads the first 100 characters; never throws.
 *
 * What is left once the filters and the words that say nothing are taken out is `rest`; reading it
 * again changes nothing. A text of which nothing is understood is left as it is, and so is one
 * number, which may be the id of a listing. A wish that no filter holds ("zonder tuin", "max 3
 * slaapkamers", "tuin of terras") is never turned into another one: it is not understood.
 *
 * Rules worth knowing: rooms are a lowest number; Zimmer, pièces and kamers count the living room
 * along; a size alone is a lowest one, a price alone a highest one, of a home from 10,000 euro and
 * of a rent from 300; "around" is a tenth more or less; "near" is 10 km; a radius is rounded up to
 * one that can be chosen; a number that is a postcode is one, unless a sign or word of money or a
 * bound says otherwise.
 */
export function parseWords(text: string, context: WordsContext): WordsReading {
  return parseWithReader(text, createReader(context))
}

/** The same with the words of the site prepared once, for more than one text. */
export function parseWithReader(text: string, reader: Reader): WordsReading {
  const findings: Finding[] = []
  let rest = cleanWords(text)
  // Words that come to stand side by side may form a phrase: each round takes at least one away.
  for (;;) {
    const round = readRound(rest, findings, reader)
    if (round === null) break
    const known = new Set(findings.map((finding) => finding.text))
    findings.push(...round.findings.filter((finding) => !known.has(finding.text)))
    rest = round.rest
  }
  const reading = assemble(findings, reader.types)
  return { ...reading, criteria: toBounded(reading.criteria), rest }
}

/** One reading of a text; null when nothing in it is understood. */
function readRound(text: string, earlier: readonly Finding[], reader: Reader) {
  const tokens = correctTypos(tokenizeWords(text), reader)
  const isForRent = speaksOfRent(tokens) || isAmongRents(earlier)
  const claims = settle(recognise({ tokens, reader, isForRent }), tokens)
  const isLoneNumber = tokens.length === 1 && tokens[0]?.kind === 'number'
  const counting = claims.filter(({ meanings }) =>
    meanings.every(({ kind }) => kind !== 'literal' && (kind === 'zip' || !isLoneNumber)),
  )
  const left = findLeft(tokens, claims, counting)
  if (counting.length === 0 || left.size === tokens.length) return null
  return {
    findings: counting.map(({ from, to, meanings }) => ({
      text: text.slice(tokens[from]?.at, tokens[to - 1]?.end),
      meanings,
    })),
    rest: joinLeft(text, tokens, left),
  }
}

function isAmongRents(findings: readonly Finding[]): boolean {
  return findings.some(({ meanings }) =>
    meanings.some((meaning) => meaning.kind === 'goal' && meaning.goal === 'rent'),
  )
}

/** The tokens that stay: those of no claim that counts, without the words that say nothing. */
function findLeft(
  tokens: readonly WordToken[],
  claims: readonly Claim[],
  counting: readonly Claim[],
): ReadonlySet<number> {
  const left = new Set(tokens.keys())
  for (const { from, to, isKept } of counting) {
    for (let index = from; index < to; index += 1) if (isKept !== true) left.delete(index)
  }
  const fixed = claims.filter((claim) => !counting.includes(claim) || claim.isKept === true)
  let at = 0
  while (at < tokens.length) {
    const isFixed = fixed.some(({ from, to }) => at >= from && at < to)
    const length = left.has(at) && !isFixed ? countIdle(tokens, at) : 0
    for (let index = at; index < at + length; index += 1) left.delete(index)
    at += Math.max(1, length)
  }
  return left
}

/** Words from a place on that say nothing; a sign alone says nothing either. */
function countIdle(tokens: readonly WordToken[], at: number): number {
  const token = tokens[at]
  const isPart = (token?.isGlued ?? false) || (tokens[at + 1]?.isGlued ?? false)
  if (isPart) return 0
  const found = [stopWords, withWords, articles, adjectives].map(
    (lexicon) => lexicon.match(tokens, at)?.length ?? 0,
  )
  return Math.max(...found, token?.kind === 'sign' ? 1 : 0)
}

/** Writes what is left as it was typed; what stood apart is parted by a space. */
function joinLeft(text: string, tokens: readonly WordToken[], left: ReadonlySet<number>): string {
  const runs: { at: number; end: number; last: number }[] = []
  for (const index of left) {
    const token = tokens[index]
    const run = runs.at(-1)
    if (token === undefined) continue
    if (run !== undefined && run.last === index - 1) {
      run.end = token.end
      run.last = index
    } else runs.push({ at: token.at, end: token.end, last: index })
  }
  return runs
    .map(({ at, end }) => text.slice(at, end))
    .filter((run) => /[\p{L}\p{N}]/u.test(run))
    .join(' ')
}

/** Filters as an address holds them: in order, without duplicates, within bounds. */
function toBounded(criteria: Partial<SearchCriteria>): Partial<SearchCriteria> {
  const query = new URLSearchParams(formatCriteria(createCriteria(criteria)))
  const bounded = parseCriteria(query).criteria
  const named = new Set(Object.keys(criteria))
  return Object.fromEntries(Object.entries(bounded).filter(([field]) => named.has(field)))
}
