import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatSearchArea } from '@/domain/search/search-area'
import { getParameterName, type SearchCriteria } from '@/domain/search/search-criteria'
import { Icon } from '@/ui/icon/icon'
import { TextField } from '@/ui/text-field/text-field'
import {
  BedAndBathChoices,
  EnergyChoices,
  MoreChoices,
  PlaceChoices,
  PriceChoices,
  TypeChoices,
  type FilterChoicesProps,
} from './filter-choices'
import { FilterMenu } from './filter-menu'
import styles from './filter-panel.module.css'
import { FilterMenus, FilterShell } from './filter-shell'
import { countActive } from './filter-view'

/** The form that the order of the list belongs to as well, wherever it stands. */
export const filterFormId = 'list-filters'

type MenuKey = 'type' | 'place' | 'price' | 'rooms' | 'energy' | 'more'

const toMenuId = (key: MenuKey) => `list-menu-${key}` as const

/** The menu where places are picked; a list without places has none. */
export const placeMenuId = toMenuId('place')

type FilterPanelProps = FilterChoicesProps & {
  /** Where the form leads: the list itself. */
  action: string
  /** Where a script asks for the counts under other choices. */
  countsHref: string
  clearHref: string
  total: number
  /** Further values that say nothing, by name. */
  nothing: Readonly<Record<string, string>>
}

/** What a choice of nothing sends, as a form without script does. */
const emptyChoices = {
  [getParameterName('radiusKm')]: '0',
  [getParameterName('available')]: 'any',
}

/** What the form keeps although it has no control for it. */
function Unseen({ criteria: { area, view } }: { criteria: SearchCriteria }) {
  return (
    <>
      {area !== null && (
        <input name={getParameterName('area')} type="hidden" value={formatSearchArea(area)} />
      )}
      {view !== 'list' && <input name={getParameterName('view')} type="hidden" value={view} />}
    </>
  )
}

async function Menus({ footer, ...choices }: FilterChoicesProps & { footer: ReactNode }) {
  const t = await getTranslations('properties.filters')
  const { view, criteria } = choices
  const active = countActive(criteria)
  const menu = (key: MenuKey) => ({
    id: toMenuId(key),
    title: t(key),
    active: active[key],
    activeText: t('active', { count: active[key] }),
    footer,
  })
  return (
    <FilterMenus>
      {view.types.length > 0 && (
        <FilterMenu {...menu('type')}>
          <TypeChoices {...choices} />
        </FilterMenu>
      )}
      {view.places.length > 0 && (
        <FilterMenu {...menu('place')}>
          <PlaceChoices {...choices} />
        </FilterMenu>
      )}
      <FilterMenu {...menu('price')}>
        <PriceChoices {...choices} />
      </FilterMenu>
      <FilterMenu {...menu('rooms')}>
        <BedAndBathChoices {...choices} />
      </FilterMenu>
      {view.energy.length > 0 && (
        <FilterMenu {...menu('energy')}>
          <EnergyChoices {...choices} />
        </FilterMenu>
      )}
      <FilterMenu {...menu('more')} isWide>
        <MoreChoices {...choices} />
      </FilterMenu>
    </FilterMenus>
  )
}

async function Words({ criteria }: { criteria: SearchCriteria }) {
  const t = await getTranslations('properties.list')
  const name = getParameterName('q')
  return (
    <div className={styles.words}>
      <TextField
        autoComplete="off"
        defaultValue={criteria.q}
        enterKeyHint="search"
        id={`list-${name}`}
        label={t('text')}
        labelHidden
        maxLength={100}
        name={name}
        placeholder={t('text')}
        type="search"
      />
      <button aria-label={t('submit')} className={styles.search} type="submit">
        <Icon name="search" />
      </button>
    </div>
  )
}

/** The filters of a list of homes. */
export async function FilterPanel(props: FilterPanelProps) {
  const { action, countsHref, clearHref, total, nothing, ...choices } = props
  const [t, list] = await Promise.all([
    getTranslations('properties.filters'),
    getTranslations('properties.list'),
  ])
  return (
    <FilterShell
      action={action}
      active={countActive(choices.criteria).all}
      clearHref={clearHref}
      countsHref={countsHref}
      id={filterFormId}
      label={list('form')}
      nothing={{ ...emptyChoices, ...nothing }}
      renderMenus={(footer) => <Menus {...choices} footer={footer} />}
      showText={t('show', { count: total })}
      unknownText={list('submit')}
      words={<Words criteria={choices.criteria} />}
    >
      <Unseen criteria={choices.criteria} />
    </FilterShell>
  )
}
