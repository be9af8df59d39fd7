import { getTranslations } from 'next-intl/server'
import type { OfficeView } from '@/features/office/to-office'
import type { MenuItem } from '@/features/pages/menu-tree'
import type { PageFacts } from '@/features/routing/page-facts'
import { phoneHref } from '@/domain/contact/phone'
import { formatPhone } from '@/domain/formats/identifiers'
import { Icon } from '@/ui/icon/icon'
import { LanguageLinks } from './language-switch'
import { ShellLinkItem } from './shell-link'
import type { Shell } from './shell-queries'
import styles from './drawer.module.css'

/** The drawer is opened by name, so that it needs no script. */
export const drawerId = 'main-drawer'

type ItemsProps = {
  items: readonly MenuItem[]
  canonical: string
  newTabText: string
  level: 1 | 2 | 3
}

const nextLevel = { 1: 2, 2: 3, 3: 3 } as const

function Items({ items, canonical, newTabText, level }: ItemsProps) {
  return (
    <ul className={styles.items} data-level={level}>
      {items.map((item) => (
        <li key={item.id}>
          <ShellLinkItem
            className={styles.link}
            isCurrent={item.href === canonical}
            link={item}
            newTabText={newTabText}
          />
          {item.children.length > 0 && (
            <Items
              canonical={canonical}
              items={item.children}
              level={nextLevel[level]}
              newTabText={newTabText}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type DrawerProps = {
  brand: OfficeView
  facts: PageFacts
  menu: readonly MenuItem[]
  newTabText: string
  shell: Shell
}

/** The whole menu in a sheet: on small screens, and where the line has too many items. */
export async function Drawer({ brand, facts, menu, newTabText, shell }: DrawerProps) {
  const t = await getTranslations('shell')
  const dials = phoneHref(brand.phone)
  const quickLinks = [...(shell.topBar?.left ?? []), ...(shell.topBar?.right ?? [])]
  return (
    <dialog aria-label={t('mainMenu')} className={styles.drawer} closedby="any" id={drawerId}>
      <div className={styles.inner}>
        <form className={styles.head} method="dialog">
          <button className={styles.close} type="submit">
            <Icon name="close" />
            {t('closeMenu')}
          </button>
        </form>
        <nav aria-label={t('mainMenu')}>
          <Items canonical={facts.canonical} items={menu} level={1} newTabText={newTabText} />
        </nav>
        <div className={styles.foot}>
          {dials && (
            <a className={styles.phone} href={dials}>
              <Icon name="phone" />
              {formatPhone(brand.phone)}
            </a>
          )}
          {quickLinks.length > 0 && (
            <ul className={styles.quick}>
              {quickLinks.map((link) => (
                <li key={link.href + link.label}>
                  <ShellLinkItem link={link} newTabText={newTabText} />
                </li>
              ))}
            </ul>
          )}
          <LanguageLinks facts={facts} languages={shell.languages} />
        </div>
      </div>
    </dialog>
  )
}
