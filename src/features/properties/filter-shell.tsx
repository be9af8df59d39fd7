import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Link } from '@/ui/link/link'
import { ShowText } from './filter-figure.client'
import { FilterForm } from './late-list.client'
import styles from './filter-panel.module.css'

type FilterShellProps = {
  id: string
  label: string
  /** Where the form leads: the list itself. */
  action: string
  /** Where a script asks for the counts under other choices. */
  countsHref: string
  clearHref: string
  /** Filters that are on. */
  active: number
  /** Values that say nothing, by name. */
  nothing: Readonly<Record<string, string>>
  /** On the button that leads to the result: with its number, and where no number is known. */
  showText: string
  unknownText: string
  /** A field for words, before the menus. */
  words?: ReactNode
  /** The menus; each has the button under its choices. */
  renderMenus: (footer: ReactNode) => ReactNode
  /** What the form keeps although it has no control for it. */
  children?: ReactNode
}

/**
 * The filters of a list: a plain form whose address is the whole state, so it needs no script. A
 * wide screen shows a bar of menus; a phone one button that opens them as a sheet, which the
 * browser does by itself.
 */
export async function FilterShell(props: FilterShellProps) {
  const { id, label, action, countsHref, clearHref, active, nothing } = props
  const { showText, unknownText, words, renderMenus, children } = props
  const [t, list] = await Promise.all([
    getTranslations('properties.filters'),
    getTranslations('properties.list'),
  ])
  const sheetId = `${id}-sheet`
  const button = (
    <Button type="submit" wide>
      <ShowText initial={showText} unknown={unknownText} />
    </Button>
  )
  return (
    <FilterForm
      action={action}
      countsHref={countsHref}
      id={id}
      label={label}
      nothing={nothing}
      sheetId={sheetId}
    >
      {words}
      <Button
        className={styles.open}
        count={active > 0 ? `(${active})` : undefined}
        icon="filter"
        popoverTarget={sheetId}
        variant="secondary"
      >
        {t('title')}
      </Button>
      <div className={styles.sheet} id={sheetId} popover="auto">
        <div className={styles.head}>
          <Heading level={2} size="m">
            {t('title')}
          </Heading>
          <IconButton
            icon="close"
            label={t('close')}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
          />
        </div>
        {renderMenus(button)}
        <div className={styles.foot}>
          {active > 0 && (
            <Link href={clearHref} look="standalone" prefetch={false}>
              {list('clear')}
            </Link>
          )}
          {button}
        </div>
      </div>
      {children}
    </FilterForm>
  )
}

/** The bar of menus. */
export function FilterMenus({ children }: { children: ReactNode }) {
  return <div className={styles.menus}>{children}</div>
}
