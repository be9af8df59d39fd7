import type { AnswerKind } from './answer-kind'

/** Seconds a browser remembers that the site answers on https alone: two years. */
const strictTransportSeconds = 63_072_000

/** What no page of the site uses, so that no script in it can ask a visitor for it. */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial']
const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/**
 * Headers that protect whoever gets an answer, without the policy for its content. A route that says
 * one of them itself keeps its own.
 *
 * @param siteUrl the address that visitors use
 */
export function listAnswerHeaders(
  kind: AnswerKind,
  siteUrl: string,
): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(siteUrl)
  // Browsers refuse to keep windows apart, and say so, where they cannot trust the address.
  const isTrusted = protocol === 'https:' || hostname === 'localhost'
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    // Not `no-referrer` on a page whose address is a right: its forms would come without an origin.
    'Referrer-Policy': kind === 'personalPage' ? 'same-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Resource-Policy': kind === 'shared' ? 'cross-origin' : 'same-origin',
    ...(isTrusted ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
    ...(protocol === 'https:'
      ? { 'Strict-Transport-Security': `max-age=${strictTransportSeconds}` }
      : {}),
  }
}
