import { Container } from '@/ui/container/container'
import { Icon, type IconName } from '@/ui/icon/icon'
import { ShellLinkItem } from './shell-link'
import type { ShellLink, TopBarView } from './to-shell'
import styles from './top-bar.module.css'

const icons: Readonly<Record<string, IconName>> = {
  phone: 'phone',
  mail: 'mail',
  pin: 'pin',
  clock: 'clock',
  user: 'user',
  search: 'search',
  calendar: 'calendar',
  heart: 'heart',
  globe: 'globe',
}

type GroupProps = { links: readonly ShellLink[]; newTabText: string }

function Group({ links, newTabText }: GroupProps) {
  return (
    <ul className={styles.group}>
      {links.map((link) => {
        const icon = link.icon === null ? undefined : icons[link.icon]
        return (
          <li
            className={styles.item}
            data-colour={link.colour ?? undefined}
            key={link.href + link.label}
          >
            {icon && <Icon name={icon} size="small" />}
            <ShellLinkItem link={link} newTabText={newTabText} />
          </li>
        )
      })}
    </ul>
  )
}

type TopBarProps = { bar: NonNullable<TopBarView>; label: string; newTabText: string }

/** The narrow line above the header: two groups of links. */
export function TopBar({ bar, label, newTabText }: TopBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <Container>
        <div className={styles.groups}>
          <Group links={bar.left} newTabText={newTabText} />
          <Group links={bar.right} newTabText={newTabText} />
        </div>
      </Container>
    </nav>
  )
}
