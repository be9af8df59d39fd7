import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath } from '@/domain/routes/portal'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Link } from '@/ui/link/link'
import { fillIn } from '@/ui/template'
import type { messages } from './messages'
import type { SignedInView } from './signed-in-view'
import styles from './login-section.module.css'

type OwnerPanelProps = { view: SignedInView; locale: Locale; texts: (typeof messages)[Locale] }

/** Who is signed in, the own properties, and the way out. */
export function OwnerPanel({ view, locale, texts }: OwnerPanelProps) {
  return (
    <div className={styles.section}>
      <p className={styles.name}>{fillIn(texts.signedIn, { name: view.name })}</p>
      {/* What nearly everybody comes for, above a list that may be long. */}
      <div className={styles.ways}>
        <ButtonLink href={formatPortalPath(locale, { kind: 'choice' })} prefetch={false}>
          {texts.toPortal}
        </ButtonLink>
        <form action={`/api/owner-logout/?lang=${locale}`} method="post">
          <Button type="submit" variant="secondary">
            {texts.signOut}
          </Button>
        </form>
      </div>
      <h2 className={styles.title}>{texts.properties}</h2>
      {view.properties.length === 0 && <p>{texts.noProperties}</p>}
      {view.properties.length > 0 && (
        <ul className={styles.list}>
          {view.properties.map(({ id, title }) => (
            <li className={styles.item} key={id}>
              <Link
                href={formatPortalPath(locale, { kind: 'overview', propertyId: id })}
                prefetch={false}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
