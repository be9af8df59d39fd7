import type { MenuItem } from '@/features/pages/menu-tree'
import type { Crumb } from '@/features/routing/page-facts'
import { Icon } from '@/ui/icon/icon'
import type { LineWidth } from './menu-room'
import { ShellLinkItem } from './shell-link'
import styles from './menu-line.module.css'

type MenuLineProps = {
  /** The width of the window from which the line has room; null for none. */
  from: LineWidth | null
  items: readonly MenuItem[]
  label: string
  newTabText: string
  /** The trail of the page, which marks the item that the visitor is in. */
  trail: readonly Crumb[]
  canonical: string
}

function isWithin(item: MenuItem, trail: readonly Crumb[], canonical: string): boolean {
  return item.href === canonical || trail.slice(1).some(({ href }) => href === item.href)
}

/** The first items of the menu in one line; an item with children unfolds them without a script. */
export function MenuLine({ from, items, label, newTabText, trail, canonical }: MenuLineProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-from={from ?? undefined}>
      <ul className={styles.items}>
        {items.map((item) => {
          const isCurrent = isWithin(item, trail, canonical)
          return (
            <li className={styles.item} data-current={isCurrent || undefined} key={item.id}>
              {item.children.length === 0 ? (
                <ShellLinkItem
                  className={styles.link}
                  isCurrent={item.href === canonical}
                  link={item}
                  newTabText={newTabText}
                />
              ) : (
                <details className={styles.group} data-closes-outside name="main-menu">
                  <summary className={styles.link}>
                    {item.label}
                    <Icon className={styles.chevron} name="chevron-down" size="small" />
                  </summary>
                  <ul className={styles.children}>
                    {[{ ...item, children: [] }, ...item.children].map((child) => (
                      <li key={child.id}>
                        <ShellLinkItem
                          className={styles.child}
                          isCurrent={child.href === canonical}
                          link={child}
                          newTabText={newTabText}
                        />
                        {child.children.length > 0 && (
                          <ul className={styles.grandchildren}>
                            {child.children.map((grandchild) => (
                              <li key={grandchild.id}>
                                <ShellLinkItem
                                  className={styles.grandchild}
                                  isCurrent={grandchild.href === canonical}
                                  link={grandchild}
                                  newTabText={newTabText}
                                />
                              </li>
                            ))}
                          </ul>
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
