const targetMaxCharacters = 2000

/** Any origin does: it only shows whether a target stays where it is resolved. */
const anyOrigin = 'https://origin.invalid'

/** A target that an editor or visitor wrote, sorted by what the browser does with it. */
export type Link = { kind: 'internal' | 'external' | 'tel' | 'mail'; href: string }

/**
 * Whether a redirect or preview may go to `target`: a path of this site, starting with one slash.
 * Refuses `//host`, backslashes (which browsers read as slashes) and control characters (which
 * they drop).
 */
export function isSafeRelativeTarget(target: string): boolean {
  if (target.length > targetMaxCharacters || !/^\/(?!\/)/.test(target)) return false
  if (/[\\\p{Cc}\p{Cs}]/u.test(target) || !URL.canParse(target, anyOrigin)) return false
  const { origin, pathname } = new URL(target, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//')
}

/** Whether a link leaves the site and opens in a new tab: http(s), `tel:` and `mailto:`. */
export function isExternalHref(href: string): boolean {
  return /^(?:https?:\/\/|tel:|mailto:)/i.test(href.trim())
}

/**
 * Reads a link as an editor typed it. Null for anything but a path of this site, an anchor, an
 * http(s) address, a telephone number or an e-mail address; the caller shows it as broken.
 */
export function parseLink(raw: string): Link | null {
  const text = raw.trim()
  if (text.length > targetMaxCharacters || /[\\\p{Cc}\p{Cs}]/u.test(text)) return null
  if (text.startsWith('/'))
    return isSafeRelativeTarget(text) ? { kind: 'internal', href: text } : null
  if (/^#[\w-]+$/.test(text)) return { kind: 'internal', href: text }
  return parsePhoneLink(text) ?? parseMailLink(text) ?? parseWebLink(text)
}

function parsePhoneLink(text: string): Link | null {
  const [, number] = /^tel:(\+?[\d\s().\-/]+)$/i.exec(text) ?? []
  // "+32 (0)3 …" spells the number for callers abroad and at home; abroad the zero is not dialled.
  const digits = number?.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '') ?? ''
  return /^\+?\d{3,15}$/.test(digits) ? { kind: 'tel', href: `tel:${digits}` } : null
}

function parseMailLink(text: string): Link | null {
  const [, address, query = ''] =
    /^mailto:([^\s@?]+@[^\s@?.]+(?:\.[^\s@?.]+)+)(\?\S*)?$/i.exec(text) ?? []
  return address === undefined ? null : { kind: 'mail', href: `mailto:${address}${query}` }
}

/** Addresses with a user name are refused: `https://bank.be@evil.example/` misleads the reader. */
function parseWebLink(text: string): Link | null {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return null
  const { href, username, password } = new URL(text)
  return username === '' && password === '' ? { kind: 'external', href } : null
}
