import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { isPreviewGuest } from '@/cms/access/or-preview'
import { cacheTags, propertyTag, siteTag } from '@/cms/cache-tags'
import { askedFields } from '@/cms/collections/properties/condition-fields'
import type { Property } from '@/cms/payload-types'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocalized, type Locale } from '@/domain/kernel/locales'
import type { RouteTable } from '@/domain/routes/route-table'
import { isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import {
  mayBeOnPaper,
  propertyPageState,
  type PropertyPageState,
} from '@/domain/properties/visibility'
import { pictureSelect } from '@/features/media/to-picture'
import { getRouteTable } from '@/features/routing/route-queries'
import { queryRows } from '@/server/db'
import { logError } from '@/server/log/log'
import { anonymous, payloadAs, payloadAsSystem, type Viewer } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import type { Localized } from './describe-texts'
import { messages as factMessages } from './fact-messages'
import { getFieldConditions } from './field-condition-queries'
import { leaveOutFacts } from './field-conditions'
import { getProjectNames, toProjectSubject } from './project-name-queries'
import { toPropertyAddresses, type PropertyAddresses, type PublicRow } from './property-naming'
import type { PropertyView } from './property-view'
import { toPropertyView } from './to-property-view'

/** A property with its addresses and the answer that its address gives today. */
export type FoundProperty = {
  view: PropertyView
  state: PropertyPageState
  /** Null for a draft that no list knows yet. */
  addresses: PropertyAddresses | null
  /** Whether visitors have a brochure and a window card of it in this language. */
  isOnPaper: boolean
}

/** The papers and people of a property are read with it, and of them no more than is shown. */
const populate = {
  media: pictureSelect,
  projects: { publicId: true, name: true },
  'property-types': { webId: true, key: true, name: true },
  marquees: { code: true, name: true, tone: true, hidesPrice: true, daysVisible: true },
  'price-units': { code: true },
  team: { name: true, role: true, phone: true, portrait: true, isPublic: true },
  documents: {
    title: true,
    kind: true,
    visibility: true,
    url: true,
    filename: true,
    filesize: true,
  },
} as const

/** What decides whether and how a property may be shown. */
type Guard = {
  id: number
  status: Property['status']
  publishedAt: string | null
  closedAt: string | null
  isDiscreet: boolean
  street: string | null
  titles: Localized
  descriptions: Localized
}

type Version = { publicId: number; draft: boolean }

/**
 * Read without access rules: a discreet property has a page though nobody may read its record, and
 * a hidden street must be known to be kept out of the texts. None of it leaves unless the view
 * lets it pass.
 */
async function readGuard({ publicId, draft }: Version): Promise<Guard | null> {
  const payload = await payloadAsSystem(
    'deciding how a property may be shown, and keeping its hidden street out of texts',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: {
      publicId: { equals: publicId },
      ...(draft
        ? {}
        : {
            _status: { equals: 'published' },
            status: { in: propertyStatuses.filter(isPublicStatus) },
          }),
    },
    locale: 'all',
    draft,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {
      status: true,
      publishedAt: true,
      closedAt: true,
      isDiscreet: true,
      street: true,
      title: true,
      description: true,
    },
  })
  const [doc] = docs
  if (!doc) return null
  return {
    id: doc.id,
    status: doc.status,
    publishedAt: doc.publishedAt ?? null,
    closedAt: doc.closedAt ?? null,
    isDiscreet: doc.isDiscreet ?? false,
    street: doc.street ?? null,
    titles: toLocalized(doc.title),
    descriptions: toLocalized(doc.description),
  }
}

/**
 * The record as the viewer may read it; a discreet one is read for the view, which hides it. A guest
 * of its draft may read it as it is, and would otherwise see the drafts behind it.
 */
async function readRecord(
  guard: Guard,
  locale: Locale,
  { viewer, draft, table }: { viewer: Viewer; draft: boolean; table: RouteTable },
): Promise<Property | null> {
  const door =
    guard.isDiscreet && !isPreviewGuest(viewer)
      ? await payloadAsSystem('drawing the page of a discreet property, whose view hides the rest')
      : await payloadAs(viewer)
  return door.findByID({
    collection: 'properties',
    id: guard.id,
    locale,
    // Names of types, papers and people are better read in another language than not at all.
    fallbackLocale: table.defaultLocale,
    depth: 2,
    draft,
    disableErrors: true,
    populate,
  })
}

async function readRows(publicId: number): Promise<PublicRow[]> {
  const rows = await queryRows<{
    locale: Locale
    card: ListingCard
    lat: number | null
    lng: number | null
    isApproximate: boolean
  }>(
    `select locale, card, lat, lng, point_is_approximate as "isApproximate"
     from rm.listings where public_id = $1`,
    [publicId],
  )
  return rows.map(({ locale, card, lat, lng, isApproximate }) => ({
    locale,
    card,
    point: lat === null || lng === null ? null : { lat, lng, isApproximate },
  }))
}

async function readAddresses(
  rows: readonly PublicRow[],
  locale: Locale,
  table: RouteTable,
): Promise<PropertyAddresses | null> {
  const projects = await getProjectNames()
  return toPropertyAddresses(rows, locale, table, (publicId, language) => {
    const project = projects.find((one) => one.publicId === publicId)
    return project ? toProjectSubject(project, language, table.defaultLocale) : null
  })
}

const askedNames = askedFields.map(({ name }) => name)

async function readProperty(
  version: Version,
  locale: Locale,
  viewer: Viewer,
): Promise<FoundProperty | null> {
  const guard = await readGuard(version)
  if (guard === null) return null
  const table = await getRouteTable()
  const today = toBelgianDay(new Date())
  const pageFacts = { ...guard, today }
  const [stored, conditions, rows, factTexts] = await Promise.all([
    readRecord(guard, locale, { viewer, draft: version.draft, table }),
    getFieldConditions(),
    readRows(version.publicId),
    getTexts('facts', factMessages, locale),
  ])
  if (stored === null) return null
  const { record, failed } = leaveOutFacts(stored, conditions, askedNames)
  for (const { fact, error } of failed) {
    logError('the condition of a fact cannot be answered', new Error(error.code), {
      fact,
      ...error,
    })
  }
  const own = rows.find((row) => row.locale === locale)
  const view = toPropertyView(record, {
    locale,
    defaultLocale: table.defaultLocale,
    today,
    titles: guard.titles,
    descriptions: guard.descriptions,
    factTexts,
    street: guard.street,
    point: own?.point ?? null,
    city: own?.card.city ?? null,
  })
  const addresses = await readAddresses(rows, locale, table)
  return {
    view,
    state: propertyPageState(pageFacts),
    addresses,
    isOnPaper: addresses !== null && mayBeOnPaper(pageFacts),
  }
}

/**
 * The property as visitors see it today, or `null` when there is none in this language. Kept for a
 * day, because the page of what is sold or rented grows old.
 */
export async function findProperty(
  publicId: number,
  locale: Locale,
): Promise<FoundProperty | null> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, propertyTag(publicId), cacheTags.reference, cacheTags.team)
  return readProperty({ publicId, draft: false }, locale, anonymous)
}

/** The newest draft of a property, drawn as visitors would see it; never cached. */
export async function findPropertyDraft(
  publicId: number,
  locale: Locale,
  viewer: Viewer,
): Promise<FoundProperty | null> {
  return readProperty({ publicId, draft: true }, locale, viewer)
}

/**
 * The true address of a property in a language, or `null` when it has no page there. The address
 * of a discreet property is known to those who have the link alone.
 */
export async function findPropertyHref(publicId: number, locale: Locale): Promise<string | null> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, propertyTag(publicId), cacheTags.projects)
  const rows = await readRows(publicId)
  if (rows.some(({ card }) => card.lists.includes('discreet'))) return null
  const addresses = await readAddresses(rows, locale, await getRouteTable())
  return addresses?.canonical ?? null
}
