import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { Link } from '@/ui/link/link'
import type { AppointmentView } from './appointment-queries'

/**
 * Finds the page of a home or a project; null where it has none in the language. Handed in, because
 * the pages of homes build on slots.
 */
export type FindHref = Readonly<
  Record<'property' | 'project', (publicId: number, locale: Locale) => Promise<string | null>>
>

type SubjectLinkProps = {
  about: AppointmentView['about']
  locale: Locale
  findHref: FindHref
}

/** Leads to what is visited; nothing for the office, or where there is no page any more. */
export async function SubjectLink({ about, locale, findHref }: SubjectLinkProps) {
  const href = about && (await findHref[about.kind](about.publicId, locale))
  if (!about || !href) return null
  const t = await getTranslations('appointments.own')
  return (
    <p>
      <Link href={href} look="standalone">
        {t(`view.${about.kind}`)}
      </Link>
    </p>
  )
}
