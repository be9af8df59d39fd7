import { Secret, TOTP } from 'otpauth'
import { codeDigits, codeSeconds, codeWindow } from '@/domain/accounts/second-factor'

/** Bytes of a new secret: as many as the hash has, which RFC 4226 recommends. */
const secretBytes = 20

/** Whose codes they are, as the app lists them. */
export type CodeLabel = { issuer: string; label: string }

/** What all apps can: SHA-1, six digits, half a minute. */
function toCodes(secret: string, label?: CodeLabel): TOTP {
  const options = { algorithm: 'SHA1', digits: codeDigits, period: codeSeconds }
  return new TOTP({ ...label, ...options, secret: Secret.fromBase32(secret) })
}

/** A new secret in base32. */
export function createCodeSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The address that an app scans; it holds the secret. */
export function toCodeAddress(secret: string, label: CodeLabel): string {
  return toCodes(secret, label).toString()
}

/**
 * The step of time (RFC 6238: half minutes since 1970) to which a code belongs: that of now, the one
 * before or the one after. Compared in constant time.
 *
 * @param code six digits
 * @returns null for a code of none of them
 */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const codes = toCodes(secret)
  const timestamp = now.getTime()
  const distance = codes.validate({ token: code, timestamp, window: codeWindow })
  return distance === null ? null : codes.counter({ timestamp }) + distance
}
