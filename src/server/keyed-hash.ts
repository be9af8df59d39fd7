import { createHmac } from 'node:crypto'

/**
 * A hash (HMAC-SHA-256, 43 characters of base64url) that nobody makes or tries out without the secret of the
 * site. That of one purpose fits nothing of another.
 */
export function toKeyedHash(purpose: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}
