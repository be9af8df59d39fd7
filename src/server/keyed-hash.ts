import { createHmac } from 'node:crypto'

/** What a hash is made for; no two of them may be one name. */
export type HashPurpose =
  | 'captcha-challenge'
  | 'captcha-solution'
  | 'characters'
  | 'characters-answer'
  | 'characters-noise'
  | 'erasure'
  | 'expiring-id'
  | 'form-content'
  | 'form-ticket'
  | 'hits'
  | 'internal-requests'
  | 'owner-device'
  | 'owner-login'
  | 'owner-recovery'
  | 'picture'
  | 'security-log'
  | 'signed-id'
  | 'staff-recovery'
  | 'used'
  | 'waiting'

/**
 * A hash (HMAC-SHA-256, 43 characters of base64url) that nobody makes or tries out without the secret of the
 * site. That of one purpose fits nothing of another; renaming one ends what was given out before, such as links in
 * mails, and pictures of pages that servers of the version before still show. What needs a key rather than a mark takes the hash of a
 * fixed text for one.
 */
export function toKeyedHash(purpose: HashPurpose, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}
