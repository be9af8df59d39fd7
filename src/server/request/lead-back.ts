import { fallbackLocale, locales, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { detectLocale } from '@/domain/routes/detect-locale'

/**
 * Answers a look at an address that forms are sent to. A page that came back with what is wrong
 * stands under it, and is asked for once more by a reload from the address bar: 303 to the page on
 * which the form stands, in the language that the form named.
 */
export async function leadBack(
  request: Request,
  findPage: (locale: Locale) => string | Promise<string>,
): Promise<Response> {
  const locale = detectLocale({
    query: new URL(request.url).searchParams.get('lang'),
    acceptLanguage: request.headers.get('accept-language'),
    enabled: locales,
    defaultLocale: fallbackLocale,
  })
  const Location = await findPage(locale)
  return new Response(null, {
    status: 303,
    headers: { Location, ...noStore },
  })
}
