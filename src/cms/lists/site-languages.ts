import type { Payload } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { toSiteLanguages } from '@/domain/kernel/site-languages'

/** The languages in which the site speaks to its visitors. */
export async function findSiteLanguages(payload: Payload): Promise<readonly Locale[]> {
  const { items } = await payload.findGlobal({ slug: 'languages', depth: 0 })
  return toSiteLanguages(items).inUse
}
