/**
 * Beginnings of the paths whose endpoints and files answer for themselves, as an expression. Each
 * is exact: what slips past would be read as the name of a language.
 */
export const ownAnswers =
  '_next/|admin(?:/|$)|api/.|img/[^/]+/?$|internal/[^/]+/?$|robots\\.txt$|sitemap\\.xml$|sitemaps/[^/]+$|feeds/[^/]+/[^/]+$|brochures/[^/]+/[^/]+$|map-tiles/(?:[^/]+/[^/]+/[^/]+/?)?$|llms\\.txt$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$'

const ownAnswer = new RegExp(`^/(?:${ownAnswers})`)

/** Whether an endpoint, a file or the admin answers to a path, and no page. */
export function hasOwnAnswer(pathname: string): boolean {
  return ownAnswer.test(pathname)
}
