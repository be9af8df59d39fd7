import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { compareUnitsBy, countUnits, matchesUnit } from '@/domain/projects/match-units'
import {
  parseUnitCriteria,
  splitUnitSort,
  unitSorts,
  type UnitCriteria,
  type UnitSort,
} from '@/domain/projects/unit-criteria'
import type { FilterType } from '@/features/properties/filter-view'
import { ListChips } from '@/features/properties/list-chips'
import type { Chip } from '@/features/properties/list-state'
import { SortSelect } from '@/features/properties/sort-select'
import { toUnitFigures } from './project-figures'
import { toUnitCountsHref, toUnitsHref, unitsId } from './project-list-address'
import type { UnitView } from './project-view'
import { toUnitFacts, toUnitMeasures } from './to-unit-facts'
import { describeUnitColumns } from './unit-columns'
import { ownUnitSort, UnitFilters, unitFormId } from './unit-filters'
import styles from './unit-section.module.css'
import { UnitTable } from './unit-table'

type UnitSectionProps = {
  units: readonly UnitView[]
  locale: Locale
  publicId: number
  /** Address of the project without its query. */
  pathname: string
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
}

/** No filter at all; the order is kept. */
const nothing = {
  typeIds: [],
  minBedrooms: null,
  onlyAvailable: false,
} satisfies Partial<UnitCriteria>

/** The types of units, by name. */
function listTypes(units: readonly UnitView[]): FilterType[] {
  const types = new Map(units.flatMap(({ type }) => (type ? [[type.webId, type] as const] : [])))
  return [...types.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'nl-BE'))
}

async function describeChips(
  criteria: UnitCriteria,
  pathname: string,
  types: readonly FilterType[],
): Promise<Chip[]> {
  const [t, list] = await Promise.all([
    getTranslations('projects.filters.units'),
    getTranslations('properties.list'),
  ])
  const off = (text: string, change: Partial<UnitCriteria>): Chip => ({
    text,
    removeHref: toUnitsHref(pathname, criteria, change),
  })
  const { typeIds, minBedrooms, onlyAvailable } = criteria
  return [
    ...(minBedrooms === null
      ? []
      : [off(list('chipBedrooms', { count: minBedrooms }), { minBedrooms: null })]),
    ...typeIds.map((id) =>
      off(types.find(({ webId }) => webId === id)?.name ?? String(id), {
        typeIds: typeIds.filter((other) => other !== id),
      }),
    ),
    ...(onlyAvailable ? [off(t('onlyAvailable'), { onlyAvailable: false })] : []),
  ]
}

/** The orders for a phone, where no headings of columns are seen. */
async function UnitSortSelect({ sort, locale }: { sort: UnitSort; locale: Locale }) {
  const [t, columns] = await Promise.all([
    getTranslations('projects.filters.units'),
    describeUnitColumns(locale),
  ])
  const options = unitSorts.map((value) => {
    const { column, isDescending } = splitUnitSort(value)
    const words = { column: columns[column] }
    return { value, label: isDescending ? t('sortDown', words) : t('sortUp', words) }
  })
  return <SortSelect formId={unitFormId} options={options} sort={sort} />
}

/**
 * The units of a project: its filters, how many answer to them, and the table. The address is the
 * whole state, so it needs no script.
 */
export async function UnitSection(props: UnitSectionProps) {
  const { units, locale, publicId, pathname, query } = props
  const criteria = parseUnitCriteria(query ?? new URLSearchParams())
  const sort = criteria.sort ?? ownUnitSort
  const types = listTypes(units)
  const facts = units.map(toUnitFacts)
  const compare = compareUnitsBy(sort)
  const shown = units
    .filter((unit) => matchesUnit(toUnitFacts(unit), criteria))
    .toSorted((a, b) => compare(toUnitMeasures(a), toUnitMeasures(b)))
  const whole = countUnits(facts, { ...criteria, ...nothing })
  const [t, chips] = await Promise.all([
    getTranslations('projects.filters.units'),
    describeChips(criteria, pathname, types),
  ])
  const clearHref = toUnitsHref(pathname, { ...criteria, ...nothing })
  const total = units.length
  return (
    <>
      {total > 1 && (
        <UnitFilters
          action={`${pathname}#${unitsId}`}
          clearHref={clearHref}
          countsHref={toUnitCountsHref(locale, publicId)}
          criteria={criteria}
          figures={toUnitFigures(countUnits(facts, criteria))}
          total={shown.length}
          types={types}
          whole={whole}
        />
      )}
      <ListChips chips={chips} clearHref={clearHref} />
      <div className={styles.line}>
        <p>
          <strong>
            {shown.length === total
              ? t('all', { total })
              : t('count', { shown: shown.length, total })}
          </strong>
        </p>
        {total > 1 && (
          <span className={styles.order}>
            <UnitSortSelect locale={locale} sort={sort} />
          </span>
        )}
      </div>
      {shown.length > 0 ? (
        <UnitTable
          hrefOf={(wanted) =>
            toUnitsHref(pathname, criteria, { sort: wanted === ownUnitSort ? null : wanted })
          }
          locale={locale}
          sort={sort}
          units={shown}
        />
      ) : (
        <p className={styles.empty}>{t('empty')}</p>
      )}
    </>
  )
}
