import { getTranslations } from 'next-intl/server'
import {
  getParameterName,
  radiusChoicesKm,
  type AvailabilityChoice,
  type SearchCriteria,
} from '@/domain/search/search-criteria'
import { ChoiceList } from '@/ui/choice-list/choice-list.client'
import { RangePair } from '@/ui/range-pair/range-pair'
import {
  controlId,
  PlaceField,
  PriceField,
  RoomField,
  TypeField,
  withFigures,
} from './filter-fields'
import type { FilterFigures } from './filter-figures'
import { availabilityKeys, featureKeys } from './filter-keys'
import type { FilterView } from './filter-view'
import styles from './filter-panel.module.css'

export type FilterChoicesProps = {
  criteria: SearchCriteria
  view: FilterView
  figures: FilterFigures
}

export function TypeChoices({ criteria, view, figures }: FilterChoicesProps) {
  return <TypeField chosen={criteria.typeIds} figures={figures} types={view.types} />
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
        choices={withFigures(name, options, figures)}
        chosen={[String(criteria.radiusKm)]}
        id={controlId(name)}
        kind="one"
        legend={t('radius')}
        name={name}
      />
    </div>
  )
}

export function PlaceChoices(props: FilterChoicesProps) {
  const { criteria, view, figures } = props
  return (
    <PlaceField chosen={criteria.cities} figures={figures} places={view.places}>
      <RadiusChoices {...props} />
    </PlaceField>
  )
}

export async function PriceChoices({ criteria, view, figures }: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const onRequest = getParameterName('includeOnRequest')
  const { minPrice, maxPrice, includeOnRequest } = criteria
  return (
    <>
      <PriceField maxPrice={maxPrice} minPrice={minPrice} />
      {view.hasOnRequest && (
        <ChoiceList
          choices={withFigures(onRequest, [{ value: '1', label: t('onRequest') }], figures)}
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

export async function BedAndBathChoices(props: FilterChoicesProps) {
  const t = await getTranslations('properties.filters')
  const { criteria, view, figures } = props
  return (
    <>
      <RoomField
        choices={view.bedrooms}
        chosen={criteria.minBedrooms}
        field="minBedrooms"
        figures={figures}
        legend={t('bedrooms')}
      />
      <RoomField
        choices={view.bathrooms}
        chosen={criteria.minBathrooms}
        field="minBathrooms"
        figures={figures}
        legend={t('bathrooms')}
      />
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
      choices={withFigures(name, options, figures)}
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
      choices={withFigures(name, options, figures)}
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
          choices={withFigures(name, options, figures)}
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
