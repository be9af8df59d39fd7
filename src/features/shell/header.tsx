import { getTranslations } from 'next-intl/server'
import { SavedLink } from '@/features/favourites/saved-link'
import type { OfficeView } from '@/features/office/to-office'
import type { MenuItem } from '@/features/pages/menu-tree'
import type { PageFacts } from '@/features/routing/page-facts'
import { Container } from '@/ui/container/container'
import { Icon } from '@/ui/icon/icon'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { Drawer, drawerId } from './drawer'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MenuLine } from './menu-line'
import { findLineWidth } from './menu-room'
import { SearchButton, SearchDialog } from './search-dialog'
import type { Shell } from './shell-queries'
import styles from './header.module.css'

type HeaderProps = {
  brand: OfficeView
  facts: PageFacts
  /** Whether the header is transparent until the page is scrolled. */
  liesOnBanner: boolean
  menu: MenuItem[]
  shell: Shell
}

/** Logo, menu and languages; narrow and opaque once the page is scrolled. */
export async function Header({ brand, facts, liesOnBanner, menu, shell }: HeaderProps) {
  const t = await getTranslations('shell')
  const hidesLogo = facts.isHome === true && liesOnBanner && shell.header.logoHiddenOnHome
  const newTabText = t('opensNewTab')
  const items = menu.slice(0, shell.header.menuMax)
  const hasButton = menu.length > items.length
  const lineFrom = findLineWidth({ items, hasButton, logo: brand.logo, name: brand.name })
  return (
    <div className={styles.place} data-on-banner={liesOnBanner || undefined}>
      <header className={styles.header} data-hides-logo={hidesLogo || undefined}>
        <Container>
          <div className={styles.row} data-line-from={lineFrom ?? undefined}>
            <Logo brand={brand} href={`/${facts.locale}/`} onDark={liesOnBanner} />
            <MenuLine
              from={lineFrom}
              items={items}
              label={t('mainMenu')}
              newTabText={newTabText}
              trail={facts.breadcrumb}
              canonical={facts.canonical}
            />
            <div className={styles.tools}>
              <SearchButton locale={facts.locale} />
              <LanguageSwitch facts={facts} languages={shell.languages} />
              {shell.savedHref !== null && <SavedLink href={shell.savedHref} />}
              <button
                className={styles.menuButton}
                command="show-modal"
                commandfor={drawerId}
                data-always={hasButton || undefined}
                data-opens={drawerId}
                type="button"
              >
                <Icon name="menu" />
                <VisuallyHidden onPhonesAlone>{t('openMenu')}</VisuallyHidden>
              </button>
            </div>
          </div>
        </Container>
      </header>
      <SearchDialog locale={facts.locale} />
      <Drawer brand={brand} facts={facts} menu={menu} newTabText={newTabText} shell={shell} />
    </div>
  )
}
