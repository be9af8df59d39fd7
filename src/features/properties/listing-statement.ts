import type { Locale } from '@/domain/kernel/locales'
import type { ListKey } from '@/domain/properties/visibility'
import { openLists } from '@/domain/search/search-scope'

/** A statement with its values; nothing that a visitor typed ever stands in the text. */
export type Statement = { text: string; values: unknown[] }

/** Hands out `$1`, `$2` … for the values of one statement. */
export type Binder = { bind: (value: unknown) => string; values: unknown[] }

export function createBinder(): Binder {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

/** Sold and rented properties leave the lists on their last day, even when nobody touches them. */
const isStillShown =
  "(visible_until is null or visible_until::date >= (now() at time zone 'Europe/Brussels')::date)"

/**
 * The condition for standing in any of these lists; without lists, for being for sale or for rent.
 * Says what the index of `src/domain/search` says; for questions that are put to the rows directly.
 */
export function toScopeCondition(
  scope: { locale: Locale; lists?: readonly ListKey[] },
  { bind }: Binder,
): string {
  const lists = scope.lists?.length ? scope.lists : openLists
  return [
    `locale = ${bind(scope.locale)}`,
    isStillShown,
    `lists && ${bind([...lists])}::text[]`,
    // What is discreet stands in the discreet list and in no other, whatever else is asked for.
    ...(lists.includes('discreet') ? [] : ["not ('discreet' = any(lists))"]),
  ].join(' and ')
}

const cardColumns = {
  whole: 'card',
  // A map shows thousands of homes, each with its first picture alone.
  onePicture: `card || jsonb_build_object('pictures', jsonb_path_query_array(card, '$.pictures[0]')) as card`,
} as const

/** With all pictures, or with the first one alone. */
export type CardExtent = keyof typeof cardColumns

/** The cards of properties in a language, in no order: rows of `id` and `card`. */
export function toCardsStatement(
  propertyIds: readonly number[],
  { locale, extent }: { locale: Locale; extent: CardExtent },
): Statement {
  return {
    text: `select property_id as id, ${cardColumns[extent]} from rm.listings
      where property_id = any($1::int[]) and locale = $2`,
    values: [propertyIds, locale],
  }
}

/** The card of the one property in these lists with a reference or a public id. */
export function toExactStatement(
  scope: { locale: Locale; lists: readonly ListKey[] },
  { reference, publicId }: { reference: string; publicId: number | null },
): Statement {
  const binder = createBinder()
  const condition = toScopeCondition(scope, binder)
  // Two look-ups in two indexes; joined by "or" they would become a walk over the table.
  const text = ['record_file_key', 'public_id']
    .map((column, rank) => {
      const value = binder.bind(rank === 0 ? reference : publicId)
      return `(select ${rank} as rank, card from rm.listings
        where ${column} = ${value} and ${condition} limit 1)`
    })
    .join(' union all ')
  return {
    text: `select card from (${text}) as found order by rank limit 1`,
    values: binder.values,
  }
}
