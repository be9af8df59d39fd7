import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, projectTag, siteTag } from '@/cms/cache-tags'
import type { Property } from '@/cms/payload-types'
import { createRedactor } from '@/cms/read-model/redact-street'
import { toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import type { PathSubject } from '@/domain/routes/build-path'
import { pictureSelect } from '@/features/media/to-picture'
import { toProjectSubject, type ProjectName } from '@/features/properties/project-name-queries'
import { toPathSubject } from '@/features/properties/property-path'
import { findPropertyTypes } from '@/features/properties/type-queries'
import { getAddressBook } from '@/features/routing/address-book'
import { getRouteTable } from '@/features/routing/route-queries'
import { queryRows } from '@/server/db'
import { anonymous, payloadAs, payloadAsSystem, type Viewer } from '@/server/payload'
import type { ProjectView, UnitView } from './project-view'
import {
  compareUnits,
  toOpenPrices,
  toProjectView,
  toUnitCounts,
  toUnitView,
  type UnitCard,
} from './to-project-view'

const populate = {
  media: pictureSelect,
  team: { name: true, role: true, phone: true, portrait: true, isPublic: true },
} as const

/** Where units have their pages and what price is public, by the public id of the unit. */
async function readUnitCards(
  project: PathSubject,
  locale: Locale,
): Promise<ReadonlyMap<number, UnitCard>> {
  const [book, rows] = await Promise.all([
    getAddressBook(locale),
    queryRows<{ card: ListingCard }>(
      `select card from rm.listings where project_public_id = $1 and locale = $2`,
      [project.publicId, locale],
    ),
  ])
  return new Map(
    rows.map(({ card }) => [
      card.publicId,
      { price: card.price, href: book.property(toPathSubject(card, project)).canonical },
    ]),
  )
}

async function readUnits(projectId: number, locale: Locale, viewer: Viewer): Promise<Property[]> {
  const door = await payloadAs(viewer)
  const { docs } = await door.find({
    collection: 'properties',
    where: {
      project: { equals: projectId },
      _status: { equals: 'published' },
      // Staff may read these, and look at drafts of the project as visitors would see it.
      isDiscreet: { not_equals: true },
    },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
  })
  return docs
}

export type FoundProject = {
  view: ProjectView
  units: UnitView[]
  /** Its name in every language, for addresses. */
  naming: ProjectName
}

type Version = { publicId: number; draft: boolean }

/** Read without access rules: a hidden street must be known to be kept out of the texts. */
async function readTexts({ publicId, draft }: Version) {
  const payload = await payloadAsSystem('keeping the hidden street of a project out of its texts')
  const { docs } = await payload.find({
    collection: 'projects',
    where: { publicId: { equals: publicId } },
    locale: 'all',
    draft,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true, description: true, street: true, city: true },
  })
  return docs[0] ?? null
}

async function readProject(
  version: Version,
  locale: Locale,
  viewer: Viewer,
): Promise<FoundProject | null> {
  const texts = await readTexts(version)
  if (texts === null) return null
  const [door, { defaultLocale }] = await Promise.all([payloadAs(viewer), getRouteTable()])
  const project = await door.findByID({
    collection: 'projects',
    id: texts.id,
    locale,
    fallbackLocale: defaultLocale,
    depth: 2,
    draft: version.draft,
    disableErrors: true,
    populate,
  })
  if (project === null) return null
  const naming: ProjectName = {
    publicId: version.publicId,
    names: toLocalized(texts.name),
    city: texts.city ?? '',
    visibleIn: toMeantLocales(project.visibleIn),
  }
  const [documents, cards, types] = await Promise.all([
    readUnits(project.id, locale, viewer),
    readUnitCards(toProjectSubject(naming, locale, defaultLocale), locale),
    findPropertyTypes(locale),
  ])
  const view = toProjectView(project, {
    locale,
    defaultLocale,
    names: naming.names,
    descriptions: toLocalized(texts.description),
    street: texts.street ?? null,
    units: toUnitCounts(documents),
    openPrices: toOpenPrices(documents, cards),
  })
  const redact = createRedactor({
    street: texts.street ?? null,
    publishAddress: project.publishAddress ?? false,
    isDiscreet: false,
  })
  const units = documents.map((unit) => ({
    ...toUnitView(unit, cards.get(unit.publicId ?? 0) ?? null, types),
    name: redact(unit.unit?.lot ?? null) || unit.recordFile,
  }))
  return { view, units: units.toSorted(compareUnits), naming }
}

/** The published project with this public id, in any language that it is meant for, or `null`. */
export async function findProject(publicId: number, locale: Locale): Promise<FoundProject | null> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, projectTag(publicId), cacheTags.reference, cacheTags.team)
  return readProject({ publicId, draft: false }, locale, anonymous)
}

/** The newest draft of a project as visitors would see it; never cached. */
export async function findProjectDraft(
  publicId: number,
  locale: Locale,
  viewer: Viewer,
): Promise<FoundProject | null> {
  return readProject({ publicId, draft: true }, locale, viewer)
}
