import type { UnitFacts, UnitMeasures } from '@/domain/projects/match-units'
import { isOpenUnit } from '@/domain/projects/unit-status'
import { filterAmount } from '@/domain/pricing/price-view'
import type { UnitView } from './project-view'

/** What the filters know of a unit. */
export function toUnitFacts({ type, bedrooms, status }: UnitView): UnitFacts {
  return { typeId: type?.webId ?? null, bedrooms, isOpen: isOpenUnit(status) }
}

/** What a table of units is put in order by; a price that is not shown counts as unknown. */
export function toUnitMeasures({ floor, areaM2, bedrooms, price }: UnitView): UnitMeasures {
  return { floor, area: areaM2, bedrooms, price: price === null ? null : filterAmount(price) }
}
