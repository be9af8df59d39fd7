import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { DeliveryPeriod } from '@/domain/projects/delivery'
import {
  openValue,
  projectParameters,
  projectSorts,
  type ProjectCriteria,
  type ProjectSort,
} from '@/domain/projects/project-criteria'
import { controlId, withFigures } from '@/features/properties/filter-fields'
import { PlaceField, PriceField, RoomField, TypeField } from '@/features/properties/filter-fields'
import type { FilterFigures } from '@/features/properties/filter-figures'
import { FilterMenu } from '@/features/properties/filter-menu'
import { FilterMenus, FilterShell } from '@/features/properties/filter-shell'
import { SortSelect } from '@/features/properties/sort-select'
import { ChoiceList } from '@/ui/choice-list/choice-list.client'
import { countActiveFilters, type ProjectFilterView } from './project-filter-view'

/** The form that the order of the list belongs to as well. */
const formId = 'list-filters'

/** The keys of the texts of the times of delivery. */
export const periodKeys = {
  ready: 'ready',
  'this-year': 'thisYear',
  later: 'later',
} as const satisfies Record<DeliveryPeriod, string>

type Choices = { criteria: ProjectCriteria; view: ProjectFilterView; figures: FilterFigures }

async function DeliveryChoices({ criteria, view, figures }: Choices) {
  const t = await getTranslations('projects.filters')
  const name = projectParameters.delivery
  const options = view.delivery.map((period) => ({
    value: period,
    label: t(`period.${periodKeys[period]}`),
  }))
  return (
    <ChoiceList
      choices={withFigures(name, options, figures)}
      chosen={criteria.delivery}
      id={controlId(name)}
      kind="several"
      legend={t('delivery')}
      legendHidden
      name={name}
    />
  )
}

type OpenChoiceProps = { isOn: boolean; label: string; figures: FilterFigures }

/** One tick that leaves out what is gone. */
export async function OpenChoice({ isOn, label, figures }: OpenChoiceProps) {
  const t = await getTranslations('properties.filters')
  const name = projectParameters.available
  return (
    <ChoiceList
      choices={withFigures(name, [{ value: openValue, label }], figures)}
      chosen={isOn ? [openValue] : []}
      id={controlId(name)}
      kind="several"
      legend={t('availability')}
      legendHidden
      name={name}
    />
  )
}

async function Menus({ footer, criteria, view, figures }: Choices & { footer: ReactNode }) {
  const [t, own] = await Promise.all([
    getTranslations('properties.filters'),
    getTranslations('projects.filters'),
  ])
  const active = countActiveFilters(criteria)
  const menu = (key: keyof Omit<typeof active, 'all'>) => ({
    id: `list-menu-${key}`,
    title: key === 'delivery' ? own('delivery') : t(key),
    active: active[key],
    activeText: t('active', { count: active[key] }),
    footer,
  })
  const { minPrice, maxPrice, minBedrooms } = criteria
  return (
    <FilterMenus>
      {view.places.length > 0 && (
        <FilterMenu {...menu('place')}>
          <PlaceField chosen={criteria.cities} figures={figures} places={view.places} />
        </FilterMenu>
      )}
      {view.types.length > 0 && (
        <FilterMenu {...menu('type')}>
          <TypeField chosen={criteria.typeIds} figures={figures} types={view.types} />
        </FilterMenu>
      )}
      <FilterMenu {...menu('price')}>
        <PriceField maxPrice={maxPrice} minPrice={minPrice} />
      </FilterMenu>
      {view.bedrooms.length > 0 && (
        <FilterMenu {...menu('bedrooms')}>
          <RoomField
            choices={view.bedrooms}
            chosen={minBedrooms}
            field="minBedrooms"
            figures={figures}
            legend={t('bedrooms')}
          />
        </FilterMenu>
      )}
      {view.delivery.length > 0 && (
        <FilterMenu {...menu('delivery')}>
          <DeliveryChoices criteria={criteria} figures={figures} view={view} />
        </FilterMenu>
      )}
      {view.hasSoldOut && (
        <FilterMenu {...menu('availability')}>
          <OpenChoice figures={figures} isOn={criteria.hidesSoldOut} label={own('hideSoldOut')} />
        </FilterMenu>
      )}
    </FilterMenus>
  )
}

type ProjectFiltersProps = Choices & {
  /** Where the form leads: the list itself. */
  action: string
  countsHref: string
  clearHref: string
  total: number
  ownSort: ProjectSort
}

/** The filters of a list of projects. */
export async function ProjectFilters(props: ProjectFiltersProps) {
  const { action, countsHref, clearHref, total, ownSort, ...choices } = props
  const [t, list] = await Promise.all([
    getTranslations('projects.filters'),
    getTranslations('properties.list'),
  ])
  const { criteria } = choices
  return (
    <FilterShell
      action={action}
      active={countActiveFilters(criteria).all}
      clearHref={clearHref}
      countsHref={countsHref}
      id={formId}
      label={list('form')}
      nothing={{ [projectParameters.sort]: ownSort }}
      renderMenus={(footer) => <Menus {...choices} footer={footer} />}
      showText={t('show', { count: total })}
      unknownText={t('submit')}
    />
  )
}

/** The orders of a list of projects. */
export async function ProjectListSort({ sort }: { sort: ProjectSort }) {
  const [t, list] = await Promise.all([
    getTranslations('projects.filters'),
    getTranslations('properties.list'),
  ])
  const labels: Readonly<Record<ProjectSort, string>> = {
    newest: list('sorts.newest'),
    'price-asc': list('sorts.priceAsc'),
    'price-desc': list('sorts.priceDesc'),
    delivery: t('sortDelivery'),
  }
  const options = projectSorts.map((value) => ({ value, label: labels[value] }))
  return <SortSelect formId={formId} options={options} sort={sort} />
}
