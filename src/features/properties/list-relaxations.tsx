import { getTranslations } from 'next-intl/server'
import { formatPrice } from '@/domain/formats/numbers'
import { assertNever } from '@/domain/kernel/assert-never'
import type { Locale } from '@/domain/kernel/locales'
import type { Relaxation, RelaxationReason } from '@/domain/search/relaxations'
import type { SearchCriteria } from '@/domain/search/search-criteria'
import { availabilityKeys, featureKeys } from './filter-keys'
import { toRelaxedHref } from './list-state'

export type RelaxationWords = Awaited<
  ReturnType<typeof getTranslations<'properties.filters.relax'>>
>

/** What is given up. */
type Described = Pick<Relaxation, 'change' | 'reason'>

/** "A, B of C". */
function listClasses(classes: readonly string[], locale: Locale): string {
  const letters = classes.map((letter) => letter.toUpperCase())
  return new Intl.ListFormat(`${locale}-BE`, { type: 'disjunction' }).format(letters)
}

function describePrice({ change, reason }: Described, t: RelaxationWords): string {
  if (reason.kind === 'maxPrice') {
    const { maxPrice = null } = change
    return maxPrice === null ? t('anyMaxPrice') : t('maxPrice', { price: formatPrice(maxPrice) })
  }
  const { minPrice = null } = change
  return minPrice === null ? t('anyMinPrice') : t('minPrice', { price: formatPrice(minPrice) })
}

type RoomReason = Extract<RelaxationReason, { kind: 'minBedrooms' | 'minBathrooms' }>

function describeRooms({ kind, least }: RoomReason, t: RelaxationWords): string {
  if (kind === 'minBedrooms') {
    return least === null ? t('anyBedrooms') : t('bedrooms', { count: least })
  }
  return least === null ? t('anyBathrooms') : t('bathrooms', { count: least })
}

/** What the change gives up, in words that follow a number: "zonder tuin", "in Mortsel". */
export function describeRelaxation(
  { change, reason }: Described,
  t: RelaxationWords,
  locale: Locale,
): string {
  switch (reason.kind) {
    case 'withoutFeature':
      return t(`without.${featureKeys[reason.feature]}`)
    case 'maxPrice':
    case 'minPrice':
      return describePrice({ change, reason }, t)
    case 'minBedrooms':
    case 'minBathrooms':
      return describeRooms(reason, t)
    case 'onRequest':
    case 'anyType':
    case 'anywhere':
      return t(reason.kind)
    case 'withoutLivingArea':
      return t('anyLivingArea')
    case 'withoutPlot':
      return t('anyPlot')
    case 'withoutArea':
      return t('anyArea')
    case 'withoutWords':
      return t('anyWords')
    case 'energy':
      return reason.classes.length === 0
        ? t('anyEnergy')
        : t('energy', { classes: listClasses(reason.classes, locale) })
    case 'available':
      return t(`available.${availabilityKeys[reason.choice]}`)
    case 'radius':
      return t('radius', { km: reason.km })
    case 'nearTown':
      return t('town', { place: reason.city.name })
    case 'both': {
      const both = reason.reasons.map((one) =>
        describeRelaxation({ change, reason: one }, t, locale),
      )
      return new Intl.ListFormat(`${locale}-BE`).format(both)
    }
    default:
      return assertNever(reason, 'relaxation')
  }
}

/** Smaller wishes that find something, as links with what they find: "12 zonder tuin". */
export async function describeRelaxations(
  relaxations: readonly Relaxation[],
  list: { criteria: SearchCriteria; pathname: string; locale: Locale },
): Promise<{ href: string; text: string }[]> {
  const { criteria, pathname, locale } = list
  const t = await getTranslations('properties.filters.relax')
  return relaxations.map(({ change, reason, count }) => ({
    href: toRelaxedHref(criteria, pathname, change),
    text: t('step', { count, words: describeRelaxation({ change, reason }, t, locale) }),
  }))
}
