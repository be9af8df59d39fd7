import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath, portalSections, type PortalPlace } from '@/domain/routes/portal'
import { Button } from '@/ui/button/button'
import { Link } from '@/ui/link/link'
import { LinkRow } from '@/ui/link-row/link-row'
import type { messages } from './frame-messages'
import styles from './portal-nav.module.css'
import { sectionTable } from './portal-sections'

type OwnedPlace = Exclude<PortalPlace, { kind: 'choice' | 'account' | 'secondStep' }>
type NavProps = { current: OwnedPlace; locale: Locale; texts: (typeof messages)[Locale] }

/** Leads to the parts of one property that there are. */
export function SectionNav({ current, locale, texts }: NavProps) {
  const { propertyId } = current
  const links = [
    {
      href: formatPortalPath(locale, { kind: 'overview', propertyId }),
      text: texts.overview,
      isCurrent: current.kind === 'overview',
    },
    ...portalSections
      .filter((section) => sectionTable[section] !== undefined)
      .map((section) => ({
        href: formatPortalPath(locale, { kind: 'section', propertyId, section }),
        text: texts[section],
        isCurrent: current.kind === 'section' && current.section === section,
      })),
  ]
  return <LinkRow column label={texts.sectionsLabel} links={links} />
}

type OwnBarProps = {
  locale: Locale
  /** Left out on the page that it leads to. */
  account?: string
  signOut: string
}

/** Leads to the own account, and ends the session. */
export function OwnBar({ locale, account, signOut }: OwnBarProps) {
  return (
    <div className={styles.own}>
      {account !== undefined && (
        <Link
          href={formatPortalPath(locale, { kind: 'account' })}
          look="standalone"
          prefetch={false}
        >
          {account}
        </Link>
      )}
      <form action={`/api/owner-logout/?lang=${locale}`} method="post">
        <Button type="submit" variant="secondary">
          {signOut}
        </Button>
      </form>
    </div>
  )
}
