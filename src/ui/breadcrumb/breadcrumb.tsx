import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  /** Name of the trail for screen readers. */
  label: string
  /** From the home page to this one. An item without address is plain text. */
  items: readonly { name: string; href?: string | null }[]
}

/** From here on the last item takes a line of its own on a phone; it is the title of the page again. */
const longTrail = 4

type PlaceProps = { href?: string | null; isLast: boolean; isLong: boolean; children: string }

function Place({ href, isLast, isLong, children }: PlaceProps) {
  if (href) {
    return (
      <Link className={styles.place} href={href} look="quiet" prefetch={false}>
        {children}
      </Link>
    )
  }
  const place = (
    <span aria-current={isLast ? 'page' : undefined} className={styles.place}>
      {children}
    </span>
  )
  return isLast && isLong ? <VisuallyHidden onPhonesAlone>{place}</VisuallyHidden> : place
}

/** Where this page stands; the last item is the page itself. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.length - 1
  const isLong = items.length >= longTrail
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li className={styles.item} key={`${index}-${name}`}>
            <Place href={index === last ? null : href} isLast={index === last} isLong={isLong}>
              {name}
            </Place>
          </li>
        ))}
      </ol>
    </nav>
  )
}
