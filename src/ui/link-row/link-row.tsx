import { classNames } from '../class-names'
import { Link } from '../link/link'
import styles from './link-row.module.css'

type LinkRowProps = {
  /** Name of the navigation for screen readers. */
  label: string
  links: readonly { href: string; text: string; isCurrent: boolean }[]
  /** From the small desktop on the links stand below each other, for the side of a page. */
  column?: boolean
  /** What the current one is among the others: the page that is open, or a choice on it. */
  current?: 'page' | 'true'
}

/** Links to parts of the same whole; the one in force is underlined in ink. */
export function LinkRow({ label, links, column = false, current = 'page' }: LinkRowProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={classNames(styles.row, column && styles.column)}>
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link
              aria-current={isCurrent ? current : undefined}
              className={styles.link}
              href={href}
              look="bare"
              prefetch={false}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
