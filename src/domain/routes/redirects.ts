import { toComparablePath } from './route-table'

/** A former address of this site, language included, and where it leads. */
export type Redirect = { from: string; to: string; permanent: boolean }

export type RedirectTarget = Pick<Redirect, 'to' | 'permanent'>

/**
 * Where a requested path leads according to the redirects that editors wrote, one step far: the
 * next address may be a page. Null when no redirect claims the path, and when following the
 * redirects would come back to an address that was left before.
 *
 * @param pathname as requested, perhaps percent-encoded, in any capitals
 */
export function matchRedirect(
  redirects: readonly Redirect[],
  pathname: string,
): RedirectTarget | null {
  const byPath = new Map(redirects.map((redirect) => [toKey(redirect.from), redirect]))
  const match = byPath.get(toKey(pathname))
  if (match === undefined || leadsInCircles(byPath, match)) return null
  return { to: match.to, permanent: match.permanent }
}

/** Adds the visitor's query, unless the target already has one or points at a place in the page. */
export function keepQuery(target: string, search: string): string {
  return /[?#]/.test(target) || search === '?' ? target : `${target}${search}`
}

function leadsInCircles(byPath: ReadonlyMap<string, Redirect>, start: Redirect): boolean {
  const left = new Set<string>()
  for (let step: Redirect | undefined = start; step; step = byPath.get(toKey(step.to))) {
    const key = toKey(step.from)
    if (left.has(key)) return true
    left.add(key)
  }
  return false
}

/** Targets elsewhere keep their `https:` and so never equal a path of this site. */
function toKey(path: string): string {
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
