import type { Payload } from 'payload'
import { isLocale, locales, type Locale } from '@/domain/kernel/locales'

/** The languages in which the site speaks to its visitors. */
export async function findSiteLanguages(payload: Payload): Promise<readonly Locale[]> {
  const { items } = await payload.findGlobal({ slug: 'languages', depth: 0 })
  const used = (items ?? []).flatMap(({ code, use }) => (use && isLocale(code) ? [code] : []))
  return used.length > 0 ? used : locales
}
