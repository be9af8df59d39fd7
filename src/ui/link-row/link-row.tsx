import { classNames } from '../class-names'
import { Link } from '../link/link'
import { Plate } from '../plate/plate'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './link-row.module.css'
import { ScrollingList } from './late-scrolling-list.client'

type LinkRowProps = {
  /** Name of the navigation for screen readers. */
  label: string
  links: readonly {
    href: string
    text: string
    isCurrent: boolean
    /** How much waits there, as a figure and in words. */
    count?: { shown: string; spoken: string }
  }[]
  /**
   * From the small desktop on the links stand below each other, for the side of a page; on a phone
   * they are one line that is pushed aside.
   */
  column?: boolean
  /** What the current one is among the others: the page that is open, or a choice on it. */
  current?: 'page' | 'true'
}

/** Links to parts of the same whole; the one in force is underlined in ink. */
export function LinkRow({ label, links, column = false, current = 'page' }: LinkRowProps) {
  const List = column ? ScrollingList : 'ul'
  return (
    <nav aria-label={label} className={styles.nav}>
      <List className={classNames(styles.row, column && styles.column)}>
        {links.map(({ href, text, isCurrent, count }) => (
          <li key={href}>
            <Link
              aria-current={isCurrent ? current : undefined}
              className={styles.link}
              href={href}
              look="bare"
              prefetch={false}
            >
              {text}
              {count && (
                <>
                  <span aria-hidden className={styles.count}>
                    <Plate>{count.shown}</Plate>
                  </span>
                  <VisuallyHidden>, {count.spoken}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
