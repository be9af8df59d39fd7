import 'server-only'
import { env } from '@/server/env'
import { toKeyedHash } from '@/server/keyed-hash'
import { isSameText } from '@/server/same-text'

/** 22 signs of 6 bits: nobody finds one by trying. */
const signCharacters = 22

/** Made of the number alone: a page that is kept for long may name an older version of the file. */
function sign(id: number): string {
  return toKeyedHash('picture', String(id), env().PAYLOAD_SECRET).slice(0, signCharacters)
}

/**
 * The part of a picture's address that nobody can guess. Pages that show a picture hand it out, so
 * a picture that stands on no page (of a discreet home, of a draft) cannot be found by counting.
 *
 * @param changedAt moment of the last change, as an ISO text or in milliseconds
 */
export function toPictureKey(id: number, changedAt: string | number): string {
  const moment = new Date(changedAt).getTime()
  // A record that was read without its times has a picture all the same.
  return `${Number.isFinite(moment) ? moment.toString(36) : '0'}.${sign(id)}`
}

/** Whether the key in an address was handed out by a page, for this picture. */
export function isPictureKey(given: string | null, id: number): boolean {
  const [, found = ''] = /^[0-9a-zA-Z]{1,12}\.([\w-]+)$/.exec(given ?? '') ?? []
  return isSameText(found, sign(id))
}
