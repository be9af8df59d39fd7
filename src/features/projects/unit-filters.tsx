import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { UnitCounts } from '@/domain/projects/match-units'
import { projectParameters } from '@/domain/projects/project-criteria'
import type { UnitCriteria } from '@/domain/projects/unit-criteria'
import { RoomField, TypeField } from '@/features/properties/filter-fields'
import type { FilterFigures } from '@/features/properties/filter-figures'
import { FilterMenu } from '@/features/properties/filter-menu'
import { FilterMenus, FilterShell } from '@/features/properties/filter-shell'
import type { FilterType } from '@/features/properties/filter-view'
import { OpenChoice } from './project-filters'

/** The form that the order of the units belongs to as well. */
export const unitFormId = 'unit-filters'

/** The order in which the units stand when nobody asked for another. */
export const ownUnitSort = 'floor-asc'

type Choices = {
  criteria: UnitCriteria
  /** Without any filter. */
  whole: UnitCounts
  figures: FilterFigures
  /** The types of the units. */
  types: readonly FilterType[]
}

async function Menus(props: Choices & { footer: ReactNode }) {
  const { criteria, whole, figures, types, footer } = props
  const [t, own] = await Promise.all([
    getTranslations('properties.filters'),
    getTranslations('projects.filters.units'),
  ])
  const { typeIds, minBedrooms, onlyAvailable } = criteria
  const menu = (key: 'bedrooms' | 'type' | 'availability', active: number) => ({
    id: `list-menu-${key}`,
    title: t(key),
    active,
    activeText: t('active', { count: active }),
    footer,
  })
  // One kind of unit needs no choice, unless it is made already.
  const bedrooms = [
    ...new Set([
      ...whole.minBedrooms.map(({ value }) => value),
      ...(minBedrooms === null ? [] : [minBedrooms]),
    ]),
  ]
  return (
    <FilterMenus>
      {(bedrooms.length > 1 || minBedrooms !== null) && (
        <FilterMenu {...menu('bedrooms', minBedrooms === null ? 0 : 1)}>
          <RoomField
            choices={bedrooms}
            chosen={minBedrooms}
            field="minBedrooms"
            figures={figures}
            legend={t('bedrooms')}
          />
        </FilterMenu>
      )}
      {(types.length > 1 || typeIds.length > 0) && (
        <FilterMenu {...menu('type', typeIds.length)}>
          <TypeField chosen={typeIds} figures={figures} types={types} />
        </FilterMenu>
      )}
      {(whole.open < whole.total || onlyAvailable) && (
        <FilterMenu {...menu('availability', onlyAvailable ? 1 : 0)}>
          <OpenChoice figures={figures} isOn={onlyAvailable} label={own('onlyAvailableHint')} />
        </FilterMenu>
      )}
    </FilterMenus>
  )
}

type UnitFiltersProps = Choices & {
  /** The page of the project. */
  action: string
  countsHref: string
  clearHref: string
  /** Units that are shown. */
  total: number
}

/** The filters of the units of a project, as those of a list. */
export async function UnitFilters(props: UnitFiltersProps) {
  const { action, countsHref, clearHref, total, ...choices } = props
  const t = await getTranslations('projects.filters.units')
  const { typeIds, minBedrooms, onlyAvailable } = choices.criteria
  const active = [minBedrooms !== null, onlyAvailable].filter(Boolean).length + typeIds.length
  return (
    <FilterShell
      action={action}
      active={active}
      clearHref={clearHref}
      countsHref={countsHref}
      id={unitFormId}
      label={t('form')}
      nothing={{ [projectParameters.sort]: ownUnitSort }}
      renderMenus={(footer) => <Menus {...choices} footer={footer} />}
      showText={t('show', { count: total })}
      unknownText={t('submit')}
    />
  )
}
