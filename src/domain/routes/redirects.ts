import { findAddressState } from './living-address'
import { toComparablePath, type RouteTable } from './route-table'

/** A former address of this site, language included, and where it leads. */
export type Redirect = { from: string; to: string; permanent: boolean }

export type RedirectTarget = Pick<Redirect, 'to' | 'permanent'>

/** Redirects by the comparable form of their address. */
export type RedirectIndex = ReadonlyMap<string, Redirect>

/** Of several with the same address the last one counts. */
export function indexRedirects(redirects: readonly Redirect[]): Map<string, Redirect> {
  return new Map(redirects.map((redirect) => [toRedirectKey(redirect.from), redirect]))
}

/**
 * Where a requested path leads according to the redirects that editors wrote, one step far: the
 * next address may be a page. Null when no redirect claims the path, and when following the
 * redirects would come back to an address that was left before.
 *
 * @param pathname as requested, perhaps percent-encoded, in any capitals
 */
export function matchRedirect(redirects: RedirectIndex, pathname: string): RedirectTarget | null {
  const match = redirects.get(toRedirectKey(pathname))
  if (match === undefined || leadsInCircles(redirects, match)) return null
  return { to: match.to, permanent: match.permanent }
}

/** More steps than any editor wrote on purpose. */
const stepsMax = 20

/**
 * Where a requested path leads in the end, in one answer: chains of redirects are followed, and the
 * former address of a page gives way to its true one. A page ends the chain, because it answers
 * before any redirect does. It is for good only where every step is.
 *
 * @param pathname as requested, perhaps percent-encoded, in any capitals
 */
export function followRedirects(
  redirects: RedirectIndex,
  table: RouteTable,
  pathname: string,
): RedirectTarget | null {
  let reached = matchRedirect(redirects, pathname)
  for (let step = 0; reached !== null && step < stepsMax; step += 1) {
    const state = findAddressState(table, reached.to)
    if (state.kind === 'former') {
      reached = { ...reached, to: state.to }
      continue
    }
    const next = state.kind === 'nothing' ? matchRedirect(redirects, reached.to) : null
    if (next === null) return reached
    reached = {
      to: keepQuery(next.to, toQuery(reached.to)),
      permanent: reached.permanent && next.permanent,
    }
  }
  return reached
}

function toQuery(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? ''
}

/** Adds the visitor's query, unless the target already has one or points at a place in the page. */
export function keepQuery(target: string, search: string): string {
  return /[?#]/.test(target) || search === '?' ? target : `${target}${search}`
}

function leadsInCircles(byPath: ReadonlyMap<string, Redirect>, start: Redirect): boolean {
  const left = new Set<string>()
  for (let step: Redirect | undefined = start; step; step = byPath.get(toRedirectKey(step.to))) {
    const key = toRedirectKey(step.from)
    if (left.has(key)) return true
    left.add(key)
  }
  return false
}

/**
 * The form in which an address is compared with those of redirects.
 * Targets elsewhere keep their `https:` and so never equal a path of this site.
 */
export function toRedirectKey(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return toComparablePath(decode(pathname))
}

/** A path that is encoded wrongly is compared as it stands. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    if (error instanceof URIError) return pathname
    throw error
  }
}
