import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import {
  getParameterName,
  type SearchCity,
  type SearchCriteria,
} from '@/domain/search/search-criteria'
import { ChoiceList, type Choice } from '@/ui/choice-list/choice-list.client'
import { ChoiceSearch } from '@/ui/choice-list/late-choice-search.client'
import { RangePair } from '@/ui/range-pair/range-pair'
import { FilterFigure } from './filter-figure.client'
import { findLatePlaces, toCityValue, toFigureKey, type FilterFigures } from './filter-figures'
import styles from './filter-panel.module.css'

/** From how many places on a field helps to find one. */
const searchedPlacesMin = 8

/** Ids of the controls, which other searches on the page must not share. */
export const controlId = (name: string) => `list-${name}`

export type Option = { value: string; label: string }

/** Choices with the number of results behind each. */
export function withFigures(
  name: string,
  options: readonly Option[],
  figures: FilterFigures,
): Choice[] {
  return options.map(({ value, label }) => {
    const key = toFigureKey(name, value)
    return { value, label, count: <FilterFigure initial={figures[key] ?? 0} of={key} /> }
  })
}

type TypeFieldProps = {
  types: readonly { webId: number; name: string }[]
  chosen: readonly number[]
  figures: FilterFigures
}

export async function TypeField({ types, chosen, figures }: TypeFieldProps) {
  const t = await getTranslations('properties.filters')
  const name = getParameterName('typeIds')
  const options = types.map((type) => ({ value: String(type.webId), label: type.name }))
  return (
    <ChoiceList
      choices={withFigures(name, options, figures)}
      chosen={chosen.map(String)}
      id={controlId(name)}
      kind="several"
      legend={t('type')}
      legendHidden
      name={name}
    />
  )
}

type PlaceFieldProps = {
  places: readonly SearchCity[]
  chosen: readonly SearchCity[]
  figures: FilterFigures
  /** Stands under the places. */
  children?: ReactNode
}

/** Places, of which several may be chosen; a long list can be searched. */
export async function PlaceField({ places, chosen, figures, children }: PlaceFieldProps) {
  const t = await getTranslations('properties.filters')
  const name = getParameterName('cities')
  const options = places.map((place) => ({
    value: toCityValue(place),
    label: `${place.name} (${place.zip})`,
  }))
  const late = findLatePlaces(
    options.map(({ value }) => value),
    figures,
  )
  const choices = withFigures(name, options, figures).map((choice) =>
    late.has(choice.value) ? { ...choice, isLate: true } : choice,
  )
  return (
    <div className={styles.places}>
      {options.length >= searchedPlacesMin && (
        <ChoiceSearch
          foundText={t('placesFound', { count: '#' })}
          label={t('placeSearch')}
          listId={controlId(name)}
        />
      )}
      <ChoiceList
        choices={choices}
        chosen={chosen.map(toCityValue)}
        id={controlId(name)}
        kind="several"
        lateText={t('latePlaces')}
        legend={t('place')}
        legendHidden
        name={name}
        scrolls
      />
      {children}
    </div>
  )
}

/** A lowest and a highest price. */
export async function PriceField({
  minPrice,
  maxPrice,
}: Pick<SearchCriteria, 'minPrice' | 'maxPrice'>) {
  const t = await getTranslations('properties.filters')
  return (
    <RangePair
      before="€"
      highest={{ name: getParameterName('maxPrice'), label: t('max'), value: maxPrice }}
      id={controlId('price')}
      legend={t('price')}
      lowest={{ name: getParameterName('minPrice'), label: t('min'), value: minPrice }}
    />
  )
}

type RoomFieldProps = {
  field: 'minBedrooms' | 'minBathrooms'
  legend: string
  choices: readonly number[]
  chosen: number | null
  figures: FilterFigures
}

/** "At least so many", or any number. */
export async function RoomField({ field, legend, choices, chosen, figures }: RoomFieldProps) {
  if (choices.length === 0) return null
  const t = await getTranslations('properties.filters')
  const name = getParameterName(field)
  const options = choices.map((count) => ({
    value: String(count),
    label: t('atLeast', { count }),
  }))
  return (
    <ChoiceList
      choices={[{ value: '', label: t('any') }, ...withFigures(name, options, figures)]}
      chosen={[String(chosen ?? '')]}
      columns={2}
      id={controlId(name)}
      kind="one"
      legend={legend}
      name={name}
    />
  )
}
