/**
 * Shuts the CMS's picture maker, which draws any text for anybody: work for the server, and words
 * that would seem to be the agency's.
 */
export function GET(): Response {
  return new Response(null, { status: 404 })
}
