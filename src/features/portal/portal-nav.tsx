import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath, portalSections, type PortalHomePlace } from '@/domain/routes/portal'
import { classNames } from '@/ui/class-names'
import { Button } from '@/ui/button/button'
import { Link } from '@/ui/link/link'
import { LinkRow } from '@/ui/link-row/link-row'
import { fillIn } from '@/ui/template'
import type { messages } from './frame-messages'
import type { NewsCounts } from './news-counts'
import styles from './portal-nav.module.css'

type NavProps = {
  current: PortalHomePlace
  locale: Locale
  /** What is new; that of the section that is open is being looked at. */
  news: NewsCounts
  texts: (typeof messages)[Locale]
}

/** Leads to the parts of one property that there are, with how much is new in each. */
export function SectionNav({ current, locale, news, texts }: NavProps) {
  const { propertyId } = current
  const links = [
    {
      href: formatPortalPath(locale, { kind: 'overview', propertyId }),
      text: texts.overview,
      isCurrent: current.kind === 'overview',
    },
    ...portalSections.map((section) => {
      const isCurrent = current.kind === 'section' && current.section === section
      const count = isCurrent ? undefined : news[section]
      return {
        href: formatPortalPath(locale, { kind: 'section', propertyId, section }),
        text: texts[section],
        isCurrent,
        ...(count !== undefined && {
          count: { shown: String(count), spoken: fillIn(texts.newCount, { count }) },
        }),
      }
    }),
  ]
  return <LinkRow column label={texts.sectionsLabel} links={links} />
}

type OwnBarProps = {
  locale: Locale
  /** Left out on the page that it leads to. */
  account?: string
  signOut: string
  /** Who is signed in, in words. */
  who: string
  /** At the head of a page, where it stands under nobody. */
  isHead?: boolean
}

/** Leads to the own account, and ends the session. */
export function OwnBar({ locale, account, signOut, who, isHead = false }: OwnBarProps) {
  return (
    <div className={classNames(styles.own, !isHead && styles.below)}>
      <p>{who}</p>
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
