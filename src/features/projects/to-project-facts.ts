import type { Project, Property } from '@/cms/payload-types'
import { toRelationId, toRelationIds } from '@/cms/relation-id'
import { toCalendarDay } from '@/domain/kernel/calendar-day'
import type { ProjectFacts } from '@/domain/projects/match-projects'
import { isOpenUnit } from '@/domain/projects/unit-status'
import type { ProjectCardView } from './project-view'
import { toUnitStatus, type UnitType } from './to-project-view'

type Surroundings = {
  units: readonly Pick<Property, 'status' | 'goal' | 'unit' | 'bedrooms' | 'mainType'>[]
  types: readonly UnitType[]
}

/** What the filters know of a project: what its card shows, and its units that are to be had. */
export function toProjectFacts(
  project: Pick<Project, 'types' | 'deliveryDate'>,
  card: ProjectCardView,
  { units, types }: Surroundings,
): ProjectFacts {
  const open = units.filter((unit) => isOpenUnit(toUnitStatus(unit)))
  const typeIds = new Set([
    ...toRelationIds(project.types),
    ...open.map(({ mainType }) => toRelationId(mainType)),
  ])
  return {
    publicId: card.publicId,
    city: card.city,
    zip: card.zip,
    typeIds: types.filter(({ id }) => typeIds.has(id)).map(({ webId }) => webId),
    bedrooms: open.flatMap(({ bedrooms }) => (typeof bedrooms === 'number' ? [bedrooms] : [])),
    price: card.price,
    deliveryDay: project.deliveryDate ? toCalendarDay(project.deliveryDate) : null,
  }
}
