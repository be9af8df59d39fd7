import { getTranslations } from 'next-intl/server'
import { formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import type { ProjectRelaxation } from '@/domain/projects/match-projects'
import type { ProjectCriteria } from '@/domain/projects/project-criteria'
import type { FilterType } from '@/features/properties/filter-view'
import { describeRelaxation, type RelaxationWords } from '@/features/properties/list-relaxations'
import type { Chip } from '@/features/properties/list-state'
import { periodKeys } from './project-filters'
import { toProjectListHref } from './project-list-address'

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value)
}

/** The filters that are on, in the visitor's words and in the order of the menus. */
export async function describeProjectChips(
  criteria: ProjectCriteria,
  pathname: string,
  types: readonly FilterType[],
): Promise<Chip[]> {
  const [list, t] = await Promise.all([
    getTranslations('properties.list'),
    getTranslations('projects.filters'),
  ])
  const off = (text: string, change: Partial<ProjectCriteria>): Chip => ({
    text,
    removeHref: toProjectListHref(pathname, criteria, change),
  })
  const { cities, typeIds, minPrice, maxPrice, minBedrooms, delivery, hidesSoldOut } = criteria
  const nameOf = (webId: number) => types.find((type) => type.webId === webId)?.name ?? ''
  return [
    ...cities.map((city) => off(`${city.name} ${city.zip}`, { cities: without(cities, city) })),
    ...typeIds.map((id) => off(nameOf(id), { typeIds: without(typeIds, id) })),
    ...(minPrice === null
      ? []
      : [off(list('chipMinPrice', { price: formatPrice(minPrice) }), { minPrice: null })]),
    ...(maxPrice === null
      ? []
      : [off(list('chipMaxPrice', { price: formatPrice(maxPrice) }), { maxPrice: null })]),
    ...(minBedrooms === null
      ? []
      : [off(list('chipBedrooms', { count: minBedrooms }), { minBedrooms: null })]),
    ...delivery.map((period) =>
      off(t(`chip.${periodKeys[period]}`), { delivery: without(delivery, period) }),
    ),
    ...(hidesSoldOut ? [off(t('chip.hideSoldOut'), { hidesSoldOut: false })] : []),
  ]
}

type Words = {
  shared: RelaxationWords
  own: Awaited<ReturnType<typeof getTranslations<'projects.filters'>>>
}

/** What a project list calls otherwise than a list of homes: what is sold out, and the delivery. */
function listLosses(relaxation: ProjectRelaxation, words: Words, locale: Locale): string[] {
  const { change, reason, anyDelivery } = relaxation
  const { shared, own } = words
  const reasons = reason?.kind === 'both' ? reason.reasons : reason === null ? [] : [reason]
  const losses = reasons.map((each) =>
    each.kind === 'available'
      ? own('relax.soldOut')
      : describeRelaxation(
          { change: { minPrice: change.minPrice, maxPrice: change.maxPrice }, reason: each },
          shared,
          locale,
        ),
  )
  return anyDelivery ? [...losses, own('relax.delivery')] : losses
}

/** Smaller wishes that find something, as links with what they find. */
export async function describeProjectRelaxations(
  relaxations: readonly ProjectRelaxation[],
  list: { criteria: ProjectCriteria; pathname: string; locale: Locale },
): Promise<{ href: string; text: string }[]> {
  const { criteria, pathname, locale } = list
  const [shared, own] = await Promise.all([
    getTranslations('properties.filters.relax'),
    getTranslations('projects.filters'),
  ])
  const join = new Intl.ListFormat(`${locale}-BE`)
  return relaxations.map((relaxation) => ({
    href: toProjectListHref(pathname, criteria, relaxation.change),
    text: shared('step', {
      count: relaxation.count,
      words: join.format(listLosses(relaxation, { shared, own }, locale)),
    }),
  }))
}
