/** The deepest public address is a unit: language, list, city, project, id, unit, id. */
const segmentsMax = 8
const pathMaxCharacters = 300

/**
 * Whether a path can be no page of the site, so that it is refused before anything is looked up
 * or cached: files, probes for other software, control characters, excessive depth or length.
 * Routes with a file name of their own (sitemap, images) are to be let through before.
 */
export function isJunkPath(pathname: string): boolean {
  if (pathname.length > pathMaxCharacters) return true
  const decoded = decodePath(pathname)
  if (decoded === null || /[\\\p{Cc}]/u.test(decoded)) return true
  const segments = decoded.split('/').filter((segment) => segment !== '')
  return segments.length > segmentsMax || segments.some(hasFileForm) || isProbe(segments)
}

/** `logo.png`, `.env`; a dot inside a word, as in `st.-niklaas`, is no extension. */
function hasFileForm(segment: string): boolean {
  return segment.startsWith('.') || /\.[a-z0-9]{1,8}$/i.test(segment)
}

/** At the top or behind a language only: a title may well begin with "WP". */
function isProbe([first = '', second = '']: readonly string[]): boolean {
  const candidate = /^[a-z]{2}$/i.test(first) ? second : first
  return /^wp-/i.test(candidate)
}

/**
 * Whether a path has steps up or down in it (`..`, `.`), plain or encoded, which a browser resolves
 * before it asks. What reads such a path as it stands takes it for another address than what resolves
 * it.
 */
export function hasDotSegments(pathname: string): boolean {
  return /(?:^|[/\\])(?:\.|%2e){1,2}(?:$|[/\\])/i.test(pathname)
}

/** Whether the percent signs of a path spell text; `%ff` and a lone `%` do not. */
export function isDecodablePath(pathname: string): boolean {
  return decodePath(pathname) !== null
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
