import type { Locale } from '@/domain/kernel/locales'
import type { PropertyGoal } from '@/domain/properties/goals'
import { availableStatuses, closedStatuses } from '@/domain/properties/statuses'
import { newMarqueeCode, type ListingPreset } from '@/domain/search/search-scope'
import { createBinder, type Binder, type Statement } from '@/features/properties/listing-statement'

/** Which of the homes on offer are exported, and in which languages. Empty lists mean all. */
export type ExportScope = {
  locales: readonly Locale[]
  goals: readonly PropertyGoal[]
  countryIds: readonly number[]
  typeWebIds: readonly number[]
  /** A saved list, by which homes are chosen; its order and number play no part. */
  preset: ListingPreset | null
}

function toPresetConditions(preset: ListingPreset, { bind }: Binder): string[] {
  const { list, typeIds, placeIds, marqueeCodes, onlyNew } = preset
  return [
    ...(list === null ? [] : [`${bind(list)} = any(lists)`]),
    ...(typeIds.length ? [`type_ids && ${bind(typeIds)}::int[]`] : []),
    ...(placeIds.length ? [`place_id = any(${bind(placeIds)}::int[])`] : []),
    ...(marqueeCodes.length ? [`marquee_code = any(${bind(marqueeCodes)}::int[])`] : []),
    ...(onlyNew ? [`marquee_code = ${bind(newMarqueeCode)}`] : []),
  ]
}

/**
 * The condition on rows of the read model for being exported: on offer, in sight, and in no way
 * discreet. The read model has no row for what visitors may not see.
 */
function toCondition(scope: ExportScope, binder: Binder): string {
  const { bind } = binder
  const { locales, goals, countryIds, typeWebIds, preset } = scope
  return [
    `locale = any(${bind(locales)}::text[])`,
    `status = any(${bind(availableStatuses)}::text[])`,
    // A unit that is sold or let stays beside its building, and is no longer to be had.
    `coalesce(card->'unit'->>'status', '') <> all(${bind(closedStatuses)}::text[])`,
    `not ('discreet' = any(lists))`,
    `is_indexable`,
    ...(goals.length ? [`goal = any(${bind(goals)}::text[])`] : []),
    ...(countryIds.length ? [`country_id = any(${bind(countryIds)}::int[])`] : []),
    ...(typeWebIds.length ? [`type_ids && ${bind(typeWebIds)}::int[]`] : []),
    ...(preset === null ? [] : toPresetConditions(preset, binder)),
  ].join(' and ')
}

/** The rows of the next homes behind a number, in every language of the scope. */
export function toStepStatement(
  scope: ExportScope,
  { after, homesMax }: { after: number; homesMax: number },
): Statement {
  const binder = createBinder()
  const condition = toCondition(scope, binder)
  const bound = `property_id > ${binder.bind(after)}`
  return {
    text: `select property_id as id, locale, card, lat, lng,
        point_is_approximate as "isApproximate", updated_at as "changedAt"
      from rm.listings
      where ${condition} and property_id in (
        select distinct property_id from rm.listings where ${condition} and ${bound}
        order by property_id limit ${binder.bind(homesMax)})
      order by property_id`,
    values: binder.values,
  }
}

/**
 * One value that changes with every transaction that writes rows of the read model, as soon as it is
 * seen. A highest number would not do: of two that commit, the later one may have the lower number.
 */
export const stateStatement: Statement = {
  text: `select count(*)::int as rows,
      coalesce(sum(hashtextextended(changed_xid::text, property_id)), 0)::text as sum
    from rm.changes`,
  values: [],
}

/** One value that changes with anything that the rows of a scope hold. */
export function toVersionStatement(scope: ExportScope): Statement {
  const binder = createBinder()
  const condition = toCondition(scope, binder)
  return {
    text: `select count(*)::int as rows,
        coalesce(sum(hashtextextended(concat(card, updated_at, lat, lng), property_id)), 0)::text
          as sum
      from rm.listings where ${condition}`,
    values: binder.values,
  }
}
