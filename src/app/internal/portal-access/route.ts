import { findPortalAnswer } from '@/features/portal/portal-gate'
import { isInside } from '@/server/loopback'

/** Answers the proxy: whether a page of the portal may be shown (204), or where to go (200). */
export async function GET(request: Request): Promise<Response> {
  if (!isInside(request.headers)) return new Response(null, { status: 404 })
  const path = new URL(request.url).searchParams.get('pathname') ?? ''
  const answer = await findPortalAnswer(request.headers, path)
  if (typeof answer === 'object') return Response.json(answer)
  return new Response(null, { status: answer === 'open' ? 204 : 404 })
}
