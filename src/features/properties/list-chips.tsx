import { getTranslations } from 'next-intl/server'
import type { SearchCriteria } from '@/domain/search/search-criteria'
import { ChipLink } from '@/ui/chip/chip'
import { Link } from '@/ui/link/link'
import { availabilityKeys, featureKeys } from './filter-keys'
import type { FilterType } from './filter-view'
import { toChips, type Chip } from './list-state'
import styles from './property-list-section.module.css'

/** The filters that are on, in the visitor's words. */
export async function describeChips(
  criteria: SearchCriteria,
  pathname: string,
  types: readonly FilterType[],
): Promise<Chip[]> {
  const [list, t] = await Promise.all([
    getTranslations('properties.list'),
    getTranslations('properties.filters'),
  ])
  return toChips(criteria, pathname, {
    text: (text) => list('chipText', { text }),
    typeName: (webId) => types.find((type) => type.webId === webId)?.name ?? '',
    radius: (km) => t('chip.radius', { km }),
    area: t('chip.area'),
    minPrice: (price) => list('chipMinPrice', { price }),
    maxPrice: (price) => list('chipMaxPrice', { price }),
    bedrooms: (count) => list('chipBedrooms', { count }),
    bathrooms: (count) => t('chip.bathrooms', { count }),
    minArea: (area) => t('chip.minArea', { area }),
    maxArea: (area) => t('chip.maxArea', { area }),
    minPlot: (area) => t('chip.minPlot', { area }),
    maxPlot: (area) => t('chip.maxPlot', { area }),
    energy: (letter) => t('chip.energy', { letter }),
    feature: (feature) => t(`feature.${featureKeys[feature]}`),
    available: (choice) => t(`chip.${availabilityKeys[choice]}`),
    onRequest: list('onRequest'),
  })
}

type ListChipsProps = { chips: readonly Chip[]; clearHref: string }

/** The filters that are on; each leads to the list without it. */
export async function ListChips({ chips, clearHref }: ListChipsProps) {
  if (chips.length === 0) return null
  const t = await getTranslations('properties.list')
  return (
    <ul aria-label={t('chips')} className={styles.chips}>
      {chips.map(({ text, removeHref }) => (
        <li key={removeHref}>
          <ChipLink href={removeHref} removeText={t('removeFilter')} text={text} />
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={clearHref} look="standalone" prefetch={false}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}
