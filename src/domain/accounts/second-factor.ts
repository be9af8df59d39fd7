/**
 * The second factor of an account, of owners and staff alike: a code that changes with time
 * (RFC 6238) or one of a few recovery codes.
 */

/** Length of a code, and how long one stands in the app, in seconds: what every app can. */
export const codeDigits = 6
export const codeSeconds = 30

/** Codes that are taken before and after the one of now, for clocks that differ. */
export const codeWindow = 1

/** Wrong codes after which the step is closed for the account, and for how long, in seconds. */
export const wrongCodesMax = 5
export const lockSeconds = 15 * 60

/** How long the step may take once a password or a link was right, in seconds. */
export const pendingSeconds = 10 * 60

/** How long the secret that is being set up is shown, in seconds. */
export const setUpSeconds = 30 * 60

/** Codes for who lost the phone; each works once. */
export const recoveryCodesCount = 10

/** Where there is no password to ask for, the session has to be as young as this, in seconds. */
const freshSessionSeconds = 15 * 60

/** Digits alone, so that the keys that phones show for a code have them all: 40 bits in twelve. */
const recoveryDigits = 12

/** There are as many recovery codes as numbers below this. */
export const recoveryNumbers = 10 ** recoveryDigits

/** What was typed as a code. `none` for nothing at all. */
export type TypedCode =
  | { kind: 'none' }
  | { kind: 'time'; code: string }
  | { kind: 'recovery'; code: string }
  | { kind: 'other' }

/**
 * Reads a code as somebody typed it: spaces and hyphens are of no account. That of an app has six
 * digits, a recovery code twelve.
 */
export function readTypedCode(typed: string): TypedCode {
  const code = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  if (code === '') return { kind: 'none' }
  if (!/^[0-9]+$/.test(code)) return { kind: 'other' }
  if (code.length === codeDigits) return { kind: 'time', code }
  return code.length === recoveryDigits ? { kind: 'recovery', code } : { kind: 'other' }
}

/**
 * A recovery code as it is kept.
 *
 * @param number a random whole one, from 0 to below `recoveryNumbers`
 */
export function toRecoveryCode(number: number): string {
  return String(number).padStart(recoveryDigits, '0')
}

/** A code or a secret as people read and type it: in groups of four. */
export function showInGroups(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** Whether the session is young enough to stand for a password that the account does not have. */
export function isFreshSession(openedAt: Date | null, now: Date): boolean {
  if (openedAt === null) return false
  const seconds = (now.getTime() - openedAt.getTime()) / 1000
  return seconds >= 0 && seconds <= freshSessionSeconds
}
