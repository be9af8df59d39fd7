import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { createTranslator } from 'next-intl'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import type { HomesAnswer } from '@/features/home-card/home-view'
import { cardMessages } from '@/features/properties/card-messages'
import { toCards } from '@/features/properties/card-queries'
import { createBinder, toScopeCondition } from '@/features/properties/listing-statement'
import { findProperty } from '@/features/properties/property-queries'
import type { PropertyView } from '@/features/properties/property-view'
import type { PropertyCardView } from '@/features/properties/to-property-card'
import { overrideMessages } from '@/i18n/override-messages'
import { queryRows } from '@/server/db'
import { getTextOverrides } from '@/server/texts/text-overrides'
import { toHomeView, type CardTexts } from '@/features/properties/to-home-view'

/**
 * The homes with these public ids as the lists show them, in the given order. Only what stands in
 * a public list: never a discreet home, a draft, or one that is shown no more. Kept,
 * because a page that waits for it would be streamed, and cannot be read without scripts then.
 */
export async function findSavedCards(
  ids: readonly number[],
  locale: Locale,
): Promise<PropertyCardView[]> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.properties)
  if (ids.length === 0) return []
  const binder = createBinder()
  const rows = await queryRows<{ card: ListingCard }>(
    `select card from rm.listings
     where ${toScopeCondition({ locale }, binder)}
       and public_id = any(${binder.bind([...ids])}::int[])`,
    binder.values,
  )
  const cards = new Map(rows.map(({ card }) => [card.publicId, card]))
  return toCards(
    ids.flatMap((id) => cards.get(id) ?? []),
    locale,
  )
}

/** The words of the cards with the editors' own among them, for an endpoint, which has no page. */
async function getCardTexts(locale: Locale): Promise<CardTexts> {
  const card = { properties: { card: cardMessages[locale] } }
  const messages = overrideMessages(card, await getTextOverrides(locale))
  const translate = createTranslator({ locale, messages, namespace: 'properties.card' })
  return (key, values) => translate(key, values)
}

/** The same in words, with the ids of what is not shown. */
export async function findHomes(ids: readonly number[], locale: Locale): Promise<HomesAnswer> {
  const [cards, t] = await Promise.all([findSavedCards(ids, locale), getCardTexts(locale)])
  const homes = cards.map((card) => toHomeView(card, locale, t))
  const shown = new Set(homes.map(({ id }) => id))
  return { homes, gone: ids.filter((id) => !shown.has(id)) }
}

/** A home of the comparison: how the lists show it, and all that its page tells. */
export type ComparedHome = { card: PropertyCardView; view: PropertyView }

/** The homes to compare that visitors may see, in the given order. */
export async function findCompared(
  ids: readonly number[],
  locale: Locale,
): Promise<ComparedHome[]> {
  const cards = await findSavedCards(ids, locale)
  const found = await Promise.all(
    cards.map(async (card) => {
      const property = await findProperty(card.publicId, locale)
      return property && { card, view: property.view }
    }),
  )
  return found.filter((home) => home !== null)
}
