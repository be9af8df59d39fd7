import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a sealed text is; one of another purpose, or of another record, is not opened. */
export type Seal = {
  purpose: 'owner-second-factor' | 'staff-second-factor' | 'feed-header' | 'waiting-draft'
  id: number | string
  secret: string
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** A key of its own for each purpose, from the secret of the site (RFC 5869). */
function toKey({ purpose, secret }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `gevel:${purpose}`, keyBytes))
}

const toContext = ({ purpose, id }: Seal) => Buffer.from(`${purpose}:${id}`)

/**
 * Encrypts a text that has to be read again, for the database: AES-256-GCM, with a nonce of its own.
 * It is tied to its record, so that one that is copied to another opens nothing there.
 */
export function sealText(text: string, seal: Seal): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, toKey(seal), nonce).setAAD(toContext(seal))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The text again; null when it was altered, or sealed for something else or by another secret. */
export function openSealedText(sealed: string, seal: Seal): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, toKey(seal), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(toContext(seal))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = opening.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, opening.final()]).toString('utf8')
  } catch {
    // The tag does not fit: whatever the reason, nothing can be read.
    return null
  }
}
