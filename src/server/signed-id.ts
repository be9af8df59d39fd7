import { toKeyedHash } from './keyed-hash'
import { isSameText } from './same-text'

/** What a signed id is good for; a token of one purpose opens nothing of another. */
export type SignedPurpose =
  | 'appointment'
  | 'booked'
  | 'calendar'
  | 'demand'
  | 'digest'
  | 'document'
  | 'own-data'
  | 'owner-answers'
  | 'owner-documents'
  | 'owner-invitation'
  | 'owner-news'
  | 'owner-password'
  | 'owner-sign-in'
  | 'preview'
  | 'subscriber'
  | 'testimonial'

const tokenForm = /^([1-9]\d{0,9})-([\w-]{43})$/

function sign(purpose: SignedPurpose, id: number, secret: string): string {
  return toKeyedHash('signed-id', `${purpose}:${id}`, secret)
}

/**
 * A text that proves the right to one record, for an address that is sent to one person. It tells
 * the number of the record and nothing of its content.
 */
export function createSignedId(purpose: SignedPurpose, id: number, secret: string): string {
  return `${id}-${sign(purpose, id, secret)}`
}

/** The id behind a token that was made here for this purpose; null for any other text. */
export function readSignedId(purpose: SignedPurpose, token: string, secret: string): number | null {
  const [, id = '', signature = ''] = tokenForm.exec(token) ?? []
  return isSameText(signature, sign(purpose, Number(id), secret)) ? Number(id) : null
}

const expiringForm = /^([1-9]\d{0,9})-([1-9]\d{0,10})-([\w-]{43})$/

function signUntil(purpose: SignedPurpose, id: number, seconds: number, secret: string): string {
  return toKeyedHash('expiring-id', `${purpose}:${id}:${seconds}`, secret)
}

/** A signed id that is good until a moment, in whole seconds; the token tells that moment. */
export function createExpiringId(
  purpose: SignedPurpose,
  id: number,
  { expiresAt, secret }: { expiresAt: Date; secret: string },
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${id}-${seconds}-${signUntil(purpose, id, seconds, secret)}`
}

/**
 * The id behind a token that was made here for this purpose, until when it is good, and whether its
 * time is over; null for any other text.
 */
export function readExpiringId(
  purpose: SignedPurpose,
  token: string,
  { now, secret }: { now: Date; secret: string },
): { id: number; expiresAt: Date; isExpired: boolean } | null {
  const [, id = '', seconds = '', signature = ''] = expiringForm.exec(token) ?? []
  if (!isSameText(signature, signUntil(purpose, Number(id), Number(seconds), secret))) return null
  const expiresAt = new Date(Number(seconds) * 1000)
  return { id: Number(id), expiresAt, isExpired: now >= expiresAt }
}

/** A path as a log may hold it: a signed id in it is a right, of which nothing is told. */
export function withoutSignedIds(path: string): string {
  const isSigned = (segment: string) => tokenForm.test(segment) || expiringForm.test(segment)
  return path
    .split('/')
    .map((segment) => (isSigned(segment) ? '…' : segment))
    .join('/')
}
