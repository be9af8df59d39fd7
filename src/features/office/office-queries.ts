import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { globalTag, siteTag } from '@/cms/cache-tags'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'
import { toAgencyIdentity, type AgencyIdentity } from './to-agency-identity'
import { toLegalIdentity, type LegalIdentity } from './to-legal-identity'
import { toOffice, type OfficeView } from './to-office'

/** The agency in one language. Only its opening hours depend on that. */
export async function getOffice(locale: Locale): Promise<OfficeView> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('site'))
  const door = await payloadAs(anonymous)
  return toOffice(await door.findGlobal({ slug: 'site', locale, fallbackLocale: false, depth: 1 }))
}

/** Who the agency is, the same in every language. */
export async function getAgencyIdentity(): Promise<AgencyIdentity> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('site'), globalTag('company'))
  const door = await payloadAs(anonymous)
  const read = { locale: fallbackLocale, depth: 1 } as const
  const [site, company] = await Promise.all([
    door.findGlobal({ slug: 'site', ...read }),
    door.findGlobal({ slug: 'company', ...read }),
  ])
  return toAgencyIdentity(site, company)
}

/** What the law makes the agency state, in one language. */
export async function getLegalIdentity(locale: Locale): Promise<LegalIdentity> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('site'), globalTag('company'))
  const door = await payloadAs(anonymous)
  const read = { locale, fallbackLocale: false, depth: 0 } as const
  const [site, company] = await Promise.all([
    door.findGlobal({ slug: 'site', ...read }),
    door.findGlobal({ slug: 'company', ...read }),
  ])
  return toLegalIdentity(site, company, locale)
}
