import { createHmac } from 'node:crypto'

/** A key for one purpose, made from the secret of the installation, so that it needs no setting. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`captcha:${purpose}`).digest('hex')
}
