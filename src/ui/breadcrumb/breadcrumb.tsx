import { Link } from '../link/link'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  /** Name of the trail for screen readers. */
  label: string
  /** From the home page to this one. An item without address is plain text. */
  items: readonly { name: string; href?: string | null }[]
}

/** Where this page stands; the last item is the page itself. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.length - 1
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li className={styles.item} key={`${index}-${name}`}>
            {!href || index === last ? (
              <span aria-current={index === last ? 'page' : undefined} className={styles.place}>
                {name}
              </span>
            ) : (
              <Link className={styles.place} href={href} look="quiet" prefetch={false}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
