import { isLocale } from '@/domain/kernel/locales'
import { findOriginalTarget } from '@/features/originals/original-queries'
import { isInside } from '@/server/loopback'

/** Answers the proxy: where an address without a language prefix leads. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale')
  if (!isInside(request.headers) || !isLocale(locale)) {
    return new Response(null, { status: 404 })
  }
  const target = await findOriginalTarget({
    pathname: searchParams.get('pathname') ?? '/',
    search: searchParams.get('search') ?? '',
    locale,
  })
  return target === null ? new Response(null, { status: 404 }) : Response.json(target)
}
