import 'server-only'
import type { TypedUser } from 'payload'
import { openHomeStatement } from '@/cms/matching/match-statement'
import type { Property } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { pickText, toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { belgiumId } from '@/domain/places/countries'
import { isMarqueeVisible } from '@/domain/properties/marquees'
import { buildFeedPath, feedItemsMax, feedLists } from '@/domain/routes/feeds'
import {
  explainProperty,
  type PropertyFacts,
  type PropertyPlace,
} from '@/domain/visibility/explain-property'
import {
  toPlace,
  type LanguageReport,
  type PlaceReport,
  type VisibilityReport,
} from '@/domain/visibility/report'
import { getFeed, listsOfFeeds } from '@/features/feeds/feed-queries'
import { findPublicPoints } from '@/features/map/map-queries'
import { findExact } from '@/features/properties/listing-queries'
import { findProperty } from '@/features/properties/property-queries'
import { getFeedTitles } from '@/features/routing/feed-titles'
import { getRouteTable } from '@/features/routing/route-queries'
import { findPropertyEntry } from '@/features/sitemaps/property-pages'
import { queryRows } from '@/server/db'
import { payloadAs } from '@/server/payload'
import { askList } from './list-answers'
import { findListPages } from './list-pages'
import { hasNewerDraft, readStored, toRecordFacts } from './read-record'

/** A module that shows homes, and which ones it shows. */
export type HomeModule = {
  id: number
  name: string
  presetIds: readonly number[]
  publicIds: readonly number[]
}

/** The modules of the home page that show homes; handed in, because features know no modules. */
export type FindHomeModules = (locale: Locale) => Promise<readonly HomeModule[]>

type Asked = { facts: PropertyFacts; publicId: number; id: number; locale: Locale }

async function findMarquee(staff: TypedUser, record: Property, locale: Locale) {
  const id = toRelationId(record.marquee)
  if (id === null) return null
  const door = await payloadAs(staff)
  const options = { collection: 'marquees', id, locale: 'all', depth: 0 } as const
  const marquee = await door.findByID({ ...options, disableErrors: true })
  const dates = { closedAt: record.closedAt ?? null, publishedAt: record.publishedAt ?? null }
  const rule = marquee && { code: marquee.code, daysVisible: marquee.daysVisible ?? null }
  const today = toBelgianDay(new Date())
  if (!marquee || !rule || !isMarqueeVisible(rule, dates, today)) return null
  const names = toLocalized(marquee.name)
  return { name: pickText(names, locale), inLists: marquee.inLists ?? false }
}

/** What decides about a property, of the version that is published. */
async function readFacts(
  staff: TypedUser,
  record: Property,
  { language }: { language: Locale },
): Promise<Omit<PropertyFacts, 'hasPoint'>> {
  const { enabledLocales } = await getRouteTable()
  return {
    ...(await toRecordFacts(staff, 'properties', record, {
      enabledLocales,
      visibleIn: toMeantLocales(record.visibleIn),
      missesMention: record.gate === 'blocked',
    })),
    status: record.status,
    goal: record.goal,
    publishedAt: record.publishedAt ?? null,
    closedAt: record.closedAt ?? null,
    isDiscreet: record.isDiscreet ?? false,
    isInvestment: record.isInvestment ?? false,
    countryId: Number(record.countryId ?? belgiumId),
    titles: toLocalized(record.title),
    marquee: await findMarquee(staff, record, language),
    unitStatus: record.unit?.status ?? null,
    today: toBelgianDay(new Date()),
  }
}

async function askLists({ facts, publicId, locale }: Asked): Promise<PlaceReport[]> {
  const pages = await findListPages('propertyList', locale)
  return Promise.all(
    pages.map(async ({ name, href, presetId }) => {
      const presetIds = presetId === null ? [] : [presetId]
      const { position, list, selection } = await askList({ locale, presetIds }, publicId)
      const place = { place: 'list', list, selection } as const
      const source =
        presetId === null ? null : ({ collection: 'list-presets', id: presetId } as const)
      const more = { name, href, position, source }
      return toPlace('list', position !== null, explainProperty(facts, place, locale), more)
    }),
  )
}

async function askHome(asked: Asked, modules: readonly HomeModule[]): Promise<PlaceReport[]> {
  const { facts, publicId, locale } = asked
  return Promise.all(
    modules.map(async ({ id, name, presetIds, publicIds }) => {
      const isIn = publicIds.includes(publicId)
      const { list, position, selection } = await askList({ locale, presetIds }, publicId)
      // In its lists, and behind as many as the module shows.
      const isBehind = position !== null && !isIn
      const place = { place: 'home', list, selection: isBehind ? 'crowdedOut' : selection } as const
      const hurdles = explainProperty(facts, place, locale)
      const source = { collection: 'modules', id } as const
      const more = { name, href: `/${locale}/`, source }
      return toPlace('home', isIn, hurdles, more)
    }),
  )
}

async function askFeeds(asked: Asked, href: string | null): Promise<PlaceReport[]> {
  const { facts, locale } = asked
  const titles = await getFeedTitles(locale)
  return Promise.all(
    feedLists.map(async (feed) => {
      const { items } = await getFeed(locale, feed, 'xml')
      const isIn = href !== null && items.some(({ path }) => path === href)
      const selection = isIn || items.length < feedItemsMax ? null : 'crowdedOut'
      const place = { place: 'feed', list: listsOfFeeds[feed], selection } as const
      const more = { name: titles[feed], href: buildFeedPath(locale, feed, 'xml') }
      return toPlace('feed', isIn, explainProperty(facts, place, locale), more)
    }),
  )
}

async function isTold(id: number): Promise<boolean> {
  return (await queryRows(openHomeStatement, [id])).length > 0
}

/** What the site answers about a property in one language, each from the question that it asks. */
async function reportLanguage(
  asked: Asked,
  findHomeModules: FindHomeModules,
): Promise<LanguageReport> {
  const { facts, publicId, id, locale } = asked
  const isOn = facts.enabledLocales.includes(locale)
  const found = isOn ? await findProperty(publicId, locale) : null
  const isGone = found?.state.kind === 'absent' || found?.state.kind === 'gone'
  const known = isGone ? null : (found?.addresses ?? null)
  const isShown = known !== null
  const addresses = known === null ? [] : [known.canonical, ...known.others]
  const [href = null] = addresses
  const why = (place: PropertyPlace) => explainProperty(facts, place, locale)
  const [lists, homes, feeds, entry, exact, told] = await Promise.all([
    askLists(asked),
    isOn ? findHomeModules(locale).then((modules) => askHome(asked, modules)) : [],
    isOn ? askFeeds(asked, href) : [],
    isOn ? findPropertyEntry(locale, publicId) : null,
    isOn ? findExact(String(publicId), locale) : null,
    isTold(id),
  ])
  const isIndexable =
    isShown && found !== null && 'isIndexable' in found.state && found.state.isIndexable
  const isListed = (await askList({ locale, presetIds: [] }, publicId)).position !== null
  return {
    locale,
    addresses,
    places: [
      toPlace('page', isShown, why({ place: 'page' }), { href }),
      ...lists,
      ...homes,
      toPlace('map', isOn && isListed && facts.hasPoint, why({ place: 'map' })),
      toPlace('suggestions', exact !== null, why({ place: 'suggestions' })),
      ...feeds,
      toPlace('sitemap', entry !== null, why({ place: 'sitemap' })),
      toPlace('searchEngines', isIndexable, why({ place: 'searchEngines' })),
      toPlace('alerts', isShown && told, why({ place: 'alerts' })),
    ],
  }
}

/**
 * Where visitors come across a property in each language, and what keeps it out of the rest.
 *
 * @param language of the desk, for the names of what decides
 * @returns null when there is no such property, or this account may not read it
 */
export async function reportProperty(
  staff: TypedUser,
  id: number,
  options: { locales: readonly Locale[]; language: Locale; findHomeModules: FindHomeModules },
): Promise<VisibilityReport | null> {
  const record = await readStored(staff, 'properties', id)
  const publicId = record?.publicId
  if (!record || typeof publicId !== 'number') return null
  const shared = await readFacts(staff, record, options)
  const languages = await Promise.all(
    options.locales.map(async (locale) => {
      const points = await findPublicPoints('property', [publicId], locale)
      const facts = { ...shared, hasPoint: points.has(publicId) }
      return reportLanguage({ facts, publicId, id, locale }, options.findHomeModules)
    }),
  )
  return {
    languages,
    sources: { marquee: toRelationId(record.marquee), route: null },
    hasNewerDraft: await hasNewerDraft(staff, 'properties', record),
  }
}
