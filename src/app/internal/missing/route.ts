import { isLocale } from '@/domain/kernel/locales'
import { describeMissing } from '@/features/originals/missing-queries'
import { isInside } from '@/server/loopback'

/** Answers the server itself: what an address that shows nothing was for, and whether for good. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale')
  if (!isInside(request.headers) || !isLocale(locale)) {
    return new Response(null, { status: 404 })
  }
  return Response.json(await describeMissing(searchParams.get('pathname') ?? '/', locale))
}
