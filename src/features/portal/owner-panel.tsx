import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath } from '@/domain/routes/portal'
import { Button } from '@/ui/button/button'
import { Link } from '@/ui/link/link'
import { fillIn } from '@/ui/template'
import type { messages } from './messages'
import type { OwnerView } from './owner-view'
import styles from './login-section.module.css'

type OwnerPanelProps = { view: OwnerView; locale: Locale; texts: (typeof messages)[Locale] }

/** Who is signed in, the own properties, and the way out. */
export function OwnerPanel({ view, locale, texts }: OwnerPanelProps) {
  return (
    <div className={styles.section}>
      <p className={styles.name}>{fillIn(texts.signedIn, { name: view.name })}</p>
      <h2 className={styles.title}>{texts.properties}</h2>
      {view.properties.length === 0 && <p>{texts.noProperties}</p>}
      {view.properties.length > 0 && (
        <ul className={styles.list}>
          {view.properties.map(({ id, title, href }) => (
            <li className={styles.item} key={id}>
              {href === null ? `${title} (${texts.notPublic})` : <Link href={href}>{title}</Link>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link
          href={formatPortalPath(locale, { kind: 'choice' })}
          look="standalone"
          prefetch={false}
        >
          {texts.toPortal}
        </Link>
      </p>
      <form action={`/api/owner-logout/?lang=${locale}`} method="post">
        <Button type="submit" variant="secondary">
          {texts.signOut}
        </Button>
      </form>
    </div>
  )
}
