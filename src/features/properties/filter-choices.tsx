import { getTranslations } from 'next-intl/server'
import {
  getParameterName,
  radiusChoicesKm,
  type AvailabilityChoice,
  type SearchCriteria,
} from '@/domain/search/search-criteria'
import { ChoiceList, type Choice } from '@/ui/choice-list/choice-list'
import { ChoiceSearch } from '@/ui/choice-list/choice-search.client'
import { RangePair } from '@/ui/range-pair/range-pair'
import { FilterFigure } from './filter-figure.client'
import { toCityValue, toFigureKey, type FilterFigures } from './filter-figures'
import { availabilityKeys, featureKeys } from './filter-keys'
import type { FilterView } from './filter-view'
import styles from './filter-panel.module.css'

export type FilterChoicesProps = {
  criteria: SearchCriteria
  view: FilterView
  figures: FilterFigures
}

/** From how many places on a field helps to find one. */
const searchedPlacesMin = 8

/** Ids of the controls, which other searches on the page must not share. */
const controlId = (name: string) => `list-${name}`

type Option = { value: string; label: string }

function withFigures(
  field: keyof SearchCriteria,
  options: readonly Option[],
  figures: FilterFigures,
): Choice[] {
  const name = getParameterName(field)
  return options.map(({ value, label }) => {
    const key = toFigureKey(name, value)
    return { value, label, count: <FilterFigure initial={figures[key] ?? 0} of={key} /> }
  })
}

export async function TypeChoices({ criteria, view, figures }: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const name = getParameterName('typeIds')
  const options = view.types.map((type) => ({ value: String(type.webId), label: type.name }))
  return (
    <ChoiceList
      choices={withFigures('typeIds', options, figures)}
      chosen={criteria.typeIds.map(String)}
      id={controlId(name)}
      kind="several"
      legend={t('type')}
      legendHidden
      name={name}
    />
  )
}

/** The circle around the places; it shows as soon as there is a place to lie around. */
async function RadiusChoices({ criteria, figures }: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const name = getParameterName('radiusKm')
  const own = Number.isInteger(criteria.radiusKm) ? [criteria.radiusKm] : []
  const options = [...new Set([...radiusChoicesKm, ...own])]
    .sort((a, b) => a - b)
    .map((km) => ({
      value: String(km),
      label: km === 0 ? t('radiusNone') : t('radiusKm', { km }),
    }))
  return (
    <div className={styles.radius}>
      <ChoiceList
        choices={withFigures('radiusKm', options, figures)}
        chosen={[String(criteria.radiusKm)]}
        id={controlId(name)}
        kind="one"
        legend={t('radius')}
        name={name}
      />
    </div>
  )
}

export async function PlaceChoices(props: FilterChoicesProps) {
  const { criteria, view, figures } = props
  const t = await getTranslations('properties.filters')
  const name = getParameterName('cities')
  const options = view.places.map((place) => ({
    value: toCityValue(place),
    label: `${place.name} (${place.zip})`,
  }))
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
        choices={withFigures('cities', options, figures)}
        chosen={criteria.cities.map(toCityValue)}
        id={controlId(name)}
        kind="several"
        legend={t('place')}
        legendHidden
        name={name}
        scrolls
      />
      <RadiusChoices {...props} />
    </div>
  )
}

export async function PriceChoices({ criteria, view, figures }: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const onRequest = getParameterName('includeOnRequest')
  const { minPrice, maxPrice, includeOnRequest } = criteria
  return (
    <>
      <RangePair
        before="€"
        highest={{ name: getParameterName('maxPrice'), label: t('max'), value: maxPrice }}
        id={controlId('price')}
        legend={t('price')}
        lowest={{ name: getParameterName('minPrice'), label: t('min'), value: minPrice }}
      />
      {view.hasOnRequest && (
        <ChoiceList
          choices={withFigures(
            'includeOnRequest',
            [{ value: '1', label: t('onRequest') }],
            figures,
          )}
          chosen={includeOnRequest ? ['1'] : []}
          id={controlId(onRequest)}
          kind="several"
          legend={t('onRequest')}
          legendHidden
          name={onRequest}
        />
      )}
    </>
  )
}

type RoomField = 'minBedrooms' | 'minBathrooms'

/** "At least so many", or any number. */
async function RoomChoices(
  props: FilterChoicesProps & { field: RoomField; legend: string; choices: readonly number[] },
) {
  const { criteria, figures, field, legend, choices } = props
  if (choices.length === 0) return null
  const t = await getTranslations('properties.filters')
  const name = getParameterName(field)
  const options = choices.map((count) => ({
    value: String(count),
    label: t('atLeast', { count }),
  }))
  return (
    <ChoiceList
      choices={[{ value: '', label: t('any') }, ...withFigures(field, options, figures)]}
      chosen={[String(criteria[field] ?? '')]}
      columns={2}
      id={controlId(name)}
      kind="one"
      legend={legend}
      name={name}
    />
  )
}

export async function BedAndBathChoices(props: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const { bedrooms, bathrooms } = props.view
  return (
    <>
      <RoomChoices {...props} choices={bedrooms} field="minBedrooms" legend={t('bedrooms')} />
      <RoomChoices {...props} choices={bathrooms} field="minBathrooms" legend={t('bathrooms')} />
    </>
  )
}

export async function EnergyChoices({ criteria, view, figures }: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const name = getParameterName('energy')
  const options = view.energy.map((letter) => ({
    value: letter,
    label: t('energyClass', { letter: letter.toUpperCase() }),
  }))
  return (
    <ChoiceList
      choices={withFigures('energy', options, figures)}
      chosen={criteria.energy}
      id={controlId(name)}
      kind="several"
      legend={t('energyLegend')}
      legendHidden
      name={name}
    />
  )
}

async function AvailabilityChoices({ criteria, view, figures }: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const name = getParameterName('available')
  const options = view.available.map((choice: AvailabilityChoice) => ({
    value: choice,
    label: t(`available.${availabilityKeys[choice]}`),
  }))
  return (
    <ChoiceList
      choices={withFigures('available', options, figures)}
      chosen={[criteria.available]}
      id={controlId(name)}
      kind="one"
      legend={t('availability')}
      name={name}
    />
  )
}

async function AreaFields({ criteria }: Pick<FilterChoicesProps, 'criteria'>) {
  const t = await getTranslations('properties.filters')
  const { minArea, maxArea, minPlot, maxPlot } = criteria
  return (
    <div className={styles.areas}>
      <RangePair
        after="m²"
        highest={{ name: getParameterName('maxArea'), label: t('max'), value: maxArea }}
        id={controlId('area')}
        legend={t('livingArea')}
        lowest={{ name: getParameterName('minArea'), label: t('min'), value: minArea }}
      />
      <RangePair
        after="m²"
        highest={{ name: getParameterName('maxPlot'), label: t('max'), value: maxPlot }}
        id={controlId('plot')}
        legend={t('plot')}
        lowest={{ name: getParameterName('minPlot'), label: t('min'), value: minPlot }}
      />
    </div>
  )
}

export async function MoreChoices(props: FilterChoicesProps) {
  const { criteria, view, figures } = props
  const t = await getTranslations('properties.filters')
  const name = getParameterName('features')
  const options = view.features.map((feature) => ({
    value: feature,
    label: t(`feature.${featureKeys[feature]}`),
  }))
  return (
    <>
      {options.length > 0 && (
        <ChoiceList
          choices={withFigures('features', options, figures)}
          chosen={criteria.features}
          id={controlId(name)}
          kind="several"
          legend={t('features')}
          name={name}
        />
      )}
      <div className={styles.areas}>
        <AreaFields criteria={criteria} />
        {view.available.length > 0 && <AvailabilityChoices {...props} />}
      </div>
    </>
  )
}
