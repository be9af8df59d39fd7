import 'server-only'
import { createSecretKey, hashSecretKey } from '@/cms/secret-key'
import { isSameText } from '@/server/same-text'

const toHash = (key: string) => hashSecretKey('feed', key)

/** A new key of a feed, shown once, and the hash of it that is kept. */
export function createFeedKey(): { key: string; hash: string } {
  const key = createSecretKey()
  return { key, hash: toHash(key) }
}

/** Whether a request brings the key of a feed. Takes as long with a wrong key, or for a feed without one. */
export function hasFeedKey(headers: Headers, hash: string | null): boolean {
  const sent = /^Bearer ([\w-]{20,100})$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const isSame = isSameText(toHash(sent), hash ?? toHash('no key'))
  return isSame && sent !== '' && hash !== null
}
