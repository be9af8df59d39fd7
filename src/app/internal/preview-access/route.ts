import { isStaff } from '@/cms/access/roles'
import { isLocale } from '@/domain/kernel/locales'
import { findPreviewVisit } from '@/features/preview-links/find-guest'
import { isInside } from '@/server/loopback'
import { findViewer } from '@/server/payload'

async function mayPreview(request: Request): Promise<boolean> {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token === null) return isStaff(await findViewer(request.headers))
  const locale = searchParams.get('locale')
  if (!isLocale(locale)) return false
  return (await findPreviewVisit(token, { locale, now: new Date() })) !== null
}

/**
 * Answers the proxy: whether the account behind these cookies may see previews, or, with a token,
 * whether that link shows its draft in a language now.
 */
export async function GET(request: Request): Promise<Response> {
  const isOpen = isInside(request.headers) && (await mayPreview(request))
  return new Response(null, { status: isOpen ? 204 : 404 })
}
