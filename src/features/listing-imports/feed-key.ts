import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { isSameText } from '@/server/same-text'

/** Bytes of a key: too many to be guessed, so that its hash needs no salt and no slowness. */
const keyBytes = 32

const toHash = (key: string) => createHash('sha256').update(key).digest('hex')

/** A new key of a feed, shown once, and the hash of it that is kept. */
export function createFeedKey(): { key: string; hash: string } {
  const key = randomBytes(keyBytes).toString('base64url')
  return { key, hash: toHash(key) }
}

/** Whether a request brings the key of a feed. Takes as long with a wrong key, or for a feed without one. */
export function hasFeedKey(headers: Headers, hash: string | null): boolean {
  const sent = /^Bearer ([\w-]{20,100})$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const isSame = isSameText(toHash(sent), hash ?? toHash('no key'))
  return isSame && sent !== '' && hash !== null
}
