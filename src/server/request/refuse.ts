/**
 * An empty answer that nobody keeps, because what is refused now may be there the next moment.
 *
 * @param status 400 or more
 */
export function refuse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
