import { getTranslations } from 'next-intl/server'
import {
  getParameterName,
  searchSorts,
  type SearchCriteria,
  type SearchSort,
} from '@/domain/search/search-criteria'
import { Button } from '@/ui/button/button'
import { CheckboxRow } from '@/ui/checkbox-row/checkbox-row'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { Plate } from '@/ui/plate/plate'
import { SelectField } from '@/ui/select-field/select-field'
import { TextField } from '@/ui/text-field/text-field'
import type { SearchOptions } from './listing-queries'
import styles from './list-search-form.module.css'

type ListSearchFormProps = {
  /** Where the form leads: the list itself. */
  action: string
  criteria: SearchCriteria
  options: SearchOptions
}

/** Numbers of bedrooms on offer. */
const bedroomChoices = [1, 2, 3, 4, 5] as const

const sortKeys = {
  newest: 'newest',
  'price-asc': 'priceAsc',
  'price-desc': 'priceDesc',
  'area-desc': 'areaDesc',
} as const satisfies Record<SearchSort, string>

/** Ids of the fields, which other searches on the page must not share. */
const fieldId = (name: string) => `list-${name}`

/** The field shows one of several choices; the others travel along unseen. */
function HiddenRest({ name, values }: { name: string; values: readonly string[] }) {
  return values
    .slice(1)
    .map((value) => <input key={value} name={name} type="hidden" value={value} />)
}

function PriceField({ name, label, value }: { name: string; label: string; value: number | null }) {
  return (
    <TextField
      autoComplete="off"
      before="€"
      defaultValue={value ?? ''}
      id={fieldId(name)}
      inputMode="numeric"
      label={label}
      name={name}
    />
  )
}

async function MoreFilters({ criteria }: { criteria: SearchCriteria }) {
  const t = await getTranslations('properties.list')
  const { minPrice, maxPrice, minBedrooms, includeOnRequest } = criteria
  const active = [minPrice, maxPrice, minBedrooms, includeOnRequest || null].filter(
    (value) => value !== null,
  ).length
  const bedrooms = getParameterName('minBedrooms')
  const onRequest = getParameterName('includeOnRequest')
  return (
    <Disclosure
      open={active > 0}
      summary={
        <>
          {t('more')} {active > 0 && <Plate tone="chalk">{active}</Plate>}
        </>
      }
    >
      <div className={styles.more}>
        <PriceField label={t('minPrice')} name={getParameterName('minPrice')} value={minPrice} />
        <PriceField label={t('maxPrice')} name={getParameterName('maxPrice')} value={maxPrice} />
        <SelectField
          defaultValue={String(minBedrooms ?? '')}
          emptyText={t('anyBedrooms')}
          id={fieldId(bedrooms)}
          label={t('bedrooms')}
          name={bedrooms}
          options={bedroomChoices.map((count) => ({
            value: String(count),
            label: t('bedroomsMin', { count }),
          }))}
        />
        <CheckboxRow
          defaultChecked={includeOnRequest}
          id={fieldId(onRequest)}
          label={t('onRequest')}
          name={onRequest}
          value="1"
        />
      </div>
    </Disclosure>
  )
}

/** The places of the list with their counts; a place asked for by its address is added. */
function toPlaceOptions(options: SearchOptions, cities: readonly string[]) {
  const places = options.places.map(({ name, zip, count }) => ({
    value: `${name}|${zip}`,
    label: `${name} (${zip}) · ${count}`,
  }))
  const others = cities
    .filter((value) => places.every((place) => place.value !== value))
    .map((value) => ({ value, label: value.replace('|', ' ') }))
  return [...others, ...places]
}

/** The search of a list: a plain form whose address is the whole state, so it needs no script. */
export async function ListSearchForm({ action, criteria, options }: ListSearchFormProps) {
  const t = await getTranslations('properties.list')
  const cities = criteria.cities.map(({ name, zip }) => `${name}|${zip}`)
  const types = criteria.typeIds.map(String)
  const names = {
    q: getParameterName('q'),
    city: getParameterName('cities'),
    type: getParameterName('typeIds'),
    sort: getParameterName('sort'),
  }
  return (
    <form action={action} aria-label={t('form')} className={styles.form} method="get" role="search">
      <div className={styles.bar}>
        <TextField
          autoComplete="off"
          defaultValue={criteria.q}
          id={fieldId(names.q)}
          label={t('text')}
          maxLength={100}
          name={names.q}
          type="search"
        />
        <SelectField
          defaultValue={cities[0] ?? ''}
          emptyText={t('allPlaces')}
          id={fieldId(names.city)}
          label={t('place')}
          name={names.city}
          options={toPlaceOptions(options, cities)}
        />
        <SelectField
          defaultValue={types[0] ?? ''}
          emptyText={t('allTypes')}
          id={fieldId(names.type)}
          label={t('type')}
          name={names.type}
          options={options.types.map(({ webId, name, count }) => ({
            value: String(webId),
            label: `${name} · ${count}`,
          }))}
        />
        <SelectField
          defaultValue={criteria.sort}
          id={fieldId(names.sort)}
          label={t('sort')}
          name={names.sort}
          options={searchSorts.map((sort) => ({
            value: sort,
            label: t(`sorts.${sortKeys[sort]}`),
          }))}
        />
        <Button icon="search" type="submit" wide>
          {t('submit')}
        </Button>
      </div>
      <HiddenRest name={names.city} values={cities} />
      <HiddenRest name={names.type} values={types} />
      <MoreFilters criteria={criteria} />
    </form>
  )
}
