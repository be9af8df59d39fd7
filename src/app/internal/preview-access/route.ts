import { isStaff } from '@/cms/access/roles'
import { isInside } from '@/server/loopback'
import { findViewer } from '@/server/payload'

/** Answers the proxy: whether the account behind these cookies may see previews. */
export async function GET(request: Request): Promise<Response> {
  const mayPreview = isInside(request.headers) && isStaff(await findViewer(request.headers))
  return new Response(null, { status: mayPreview ? 204 : 404 })
}
