import 'server-only'
import { formatCompanyNumber } from '@/domain/formats/identifiers'
import type { Locale } from '@/domain/kernel/locales'
import { formatTown } from '@/domain/places/place-name'
import { env } from '../env'
import { anonymous, payloadAs } from '../payload'
import type { MailAgency } from './mail-document'

/** The blue of the site, for an agency without a colour of its own. */
const brandColour = '#123a8f'

export type AgencyMailbox = MailAgency & { email: string | null }

/** Who sends, as the settings of the site name it in a language. */
export async function getMailAgency(locale: Locale): Promise<AgencyMailbox> {
  const door = await payloadAs(anonymous)
  const [site, company] = await Promise.all([
    door.findGlobal({ slug: 'site', locale, depth: 0 }),
    door.findGlobal({ slug: 'company', locale, depth: 0 }),
  ])
  const { street, zip, city } = company
  const name = site.tradeName || company.tradeName || new URL(env().SITE_URL).hostname
  const place = formatTown({ zip, city }, locale)
  return {
    name,
    email: site.email || null,
    lines: [
      [street, place].filter(Boolean).join(', '),
      site.phone ?? '',
      site.email ?? '',
      company.kbo ? formatCompanyNumber(company.kbo) : '',
    ].filter(Boolean),
    brandColour: site.brandColour || brandColour,
    siteHref: `${env().SITE_URL}/${locale}/`,
  }
}
