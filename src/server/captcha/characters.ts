import { randomBytes } from 'node:crypto'
import { toKeyedHash } from '../keyed-hash'
import { isSameText } from '../same-text'

/** Letters and figures that stay apart when they are bent: no O and 0, I and 1, S and 5, Z and 2. */
export const alphabet = 'ACDEFHJKLMNPRTWXY3479'
export const charactersCount = 5
/** Groups of tones, each to be counted. */
export const groupsCount = 4
const tonesMax = 5

/** As long as a begun form, in milliseconds. */
export const charactersAgeMaxMs = 12 * 60 * 60 * 1000

/** What is asked: characters to be seen, or the same question as tones to be counted. */
export type CharactersAnswer = {
  characters: string
  /** Tones per group, 1 to 5 each. */
  tones: readonly number[]
  /** Numbers from 0 to 255, the same every time, by which picture and sound are disturbed. */
  noise: Uint8Array
  expiresAt: Date
}

type Clock = { now: Date; secret: string }

function sign(kind: string, state: string, secret: string): string {
  return toKeyedHash('characters', `${kind}:${state}`, secret)
}

/** Bytes that follow from a state, and that nobody else can find. */
function toBytes(
  purpose: 'characters-answer' | 'characters-noise',
  kind: string,
  { state, secret }: { state: string; secret: string },
): Buffer {
  return Buffer.from(toKeyedHash(purpose, `${kind}:${state}`, secret), 'base64url')
}

/**
 * The state of one question, which travels with the form. The answer is not in it: it follows from
 * the state and the secret.
 */
export function createCharactersToken(kind: string, { now, secret }: Clock): string {
  const state = `${now.getTime()}.${randomBytes(12).toString('base64url')}`
  return `${state}.${sign(kind, state, secret)}`
}

/** A number below `max` out of one byte; the small unevenness helps nobody to guess. */
const below = (byte: number, max: number) => Math.floor((byte / 256) * max)

/** What a state asks; null when it was not made here, for this kind of form, or too long ago. */
export function readCharactersToken(
  token: string,
  kind: string,
  { now, secret }: Clock,
): CharactersAnswer | null {
  const [moment = '', nonce = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return null
  const state = `${moment}.${nonce}`
  if (!isSameText(signature, sign(kind, state, secret))) return null
  const expiresAt = new Date(Number(moment) + charactersAgeMaxMs)
  if (Number(moment) > now.getTime() || expiresAt < now) return null
  const bytes = [...toBytes('characters-answer', kind, { state, secret })]
  const letters = bytes.slice(0, charactersCount)
  const groups = bytes.slice(charactersCount, charactersCount + groupsCount)
  return {
    characters: letters.map((byte) => alphabet[below(byte, alphabet.length)]).join(''),
    tones: groups.map((byte) => 1 + below(byte, tonesMax)),
    noise: new Uint8Array(toBytes('characters-noise', kind, { state, secret })),
    expiresAt,
  }
}

/** What was typed, without what people add: spaces, hyphens, small letters, wide forms. */
function tidy(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s,.-]/g, '')
    .toUpperCase()
}

/** Whether somebody typed the characters that were shown, or the numbers of tones. */
export function isRightAnswer({ characters, tones }: CharactersAnswer, typed: string): boolean {
  const tidied = tidy(typed)
  return tidied === characters || tidied === tones.join('')
}
