import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Where } from 'payload'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { cacheTags, projectTag, siteTag } from '@/cms/cache-tags'
import type { Property } from '@/cms/payload-types'
import { createRedactor, redactAll, type Redact } from '@/cms/read-model/redact-street'
import { toLocalized, type Locale } from '@/domain/kernel/locales'
import type { PathSubject } from '@/domain/routes/build-path'
import { itemsPerPage } from '@/domain/search/paging'
import { pictureSelect } from '@/features/media/to-picture'
import type { ProjectName } from '@/features/properties/project-name-queries'
import { getProjectNames, toProjectSubject } from '@/features/properties/project-name-queries'
import { toPathSubject } from '@/features/properties/property-path'
import { getAddressBook } from '@/features/routing/address-book'
import { getRouteTable } from '@/features/routing/route-queries'
import { queryRows } from '@/server/db'
import { anonymous, payloadAs, payloadAsSystem, type Viewer } from '@/server/payload'
import { findProjectPreset } from './project-preset-queries'
import type { ProjectCardView, ProjectView, UnitView } from './project-view'
import {
  compareUnits,
  toProjectCard,
  toProjectView,
  toUnitCounts,
  toUnitView,
  type ProjectRecord,
  type UnitCard,
} from './to-project-view'

const populate = {
  media: pictureSelect,
  team: { name: true, role: true, phone: true, portrait: true, isPublic: true },
} as const

export type ProjectQuery = {
  locale: Locale
  /** Ids of saved lists; the first of the kind "projects" decides. */
  presetIds?: readonly number[]
  /** Counted from 1. */
  page?: number
  perPage?: number
}

export type ProjectResult = { cards: ProjectCardView[]; total: number }

type Unit = Pick<Property, 'status' | 'unit' | 'project'>

/** The units of projects, by the id of the project's record. */
async function readUnitStatuses(projectIds: readonly number[]): Promise<Map<number, Unit[]>> {
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'properties',
    where: { project: { in: [...projectIds] } },
    depth: 0,
    pagination: false,
    select: { status: true, unit: { status: true }, project: true },
  })
  const byProject = new Map<number, Unit[]>(projectIds.map((id) => [id, []]))
  for (const unit of docs) {
    if (typeof unit.project === 'number') byProject.get(unit.project)?.push(unit)
  }
  return byProject
}

/** What keeps the hidden streets of projects out of the words on their cards, by the record's id. */
async function readRedactors(projectIds: readonly number[]): Promise<Map<number, Redact>> {
  const payload = await payloadAsSystem('keeping hidden streets of projects out of their cards')
  const { docs } = await payload.find({
    collection: 'projects',
    where: { id: { in: [...projectIds] } },
    depth: 0,
    pagination: false,
    select: { street: true, publishAddress: true },
  })
  return new Map(
    docs.map(({ id, street, publishAddress }) => [
      id,
      createRedactor({
        street: street ?? null,
        publishAddress: publishAddress ?? false,
        isDiscreet: false,
      }),
    ]),
  )
}

async function toCards(
  projects: readonly ProjectRecord[],
  locale: Locale,
): Promise<ProjectCardView[]> {
  const [book, names, units, redactors] = await Promise.all([
    getAddressBook(locale),
    getProjectNames(),
    readUnitStatuses(projects.map(({ id }) => id)),
    readRedactors(projects.map(({ id }) => id)),
  ])
  return projects.flatMap((project) => {
    const name = names.find(({ publicId }) => publicId === project.publicId)
    if (!name) return []
    const subject = toProjectSubject(name, locale, book.table.defaultLocale)
    const card = toProjectCard(project, {
      href: book.project(subject),
      name: subject.title,
      city: subject.city,
      units: toUnitCounts(units.get(project.id) ?? []),
    })
    const redact = redactors.get(project.id)
    return redact && card.picture
      ? { ...card, picture: { ...card.picture, alt: redact(card.picture.alt) ?? '' } }
      : card
  })
}

/** One page of the projects that visitors may see in a language, the newest first. */
export async function findProjects(query: ProjectQuery): Promise<ProjectResult> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.projects, cacheTags.presets)
  const { locale, presetIds = [], page = 1, perPage = itemsPerPage } = query
  const [door, preset] = await Promise.all([payloadAs(anonymous), findProjectPreset(presetIds)])
  const where: Where = {
    and: [
      { status: { equals: 'published' } },
      { or: [{ visibleIn: { in: [locale] } }, { visibleIn: { exists: false } }] },
      ...preset.conditions,
    ],
  }
  const limit = Math.min(perPage, preset.limit ?? perPage)
  const { docs, totalDocs } = await door.find({
    collection: 'projects',
    where,
    locale,
    fallbackLocale: false,
    depth: 1,
    limit,
    page,
    sort: preset.sort,
    populate,
    select: {
      publicId: true,
      zip: true,
      delivery: true,
      priceMin: true,
      priceMax: true,
      pictures: true,
    },
  })
  const total = Math.min(totalDocs, preset.limit ?? totalDocs)
  return { cards: await toCards(docs, locale), total }
}

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
    where: { project: { equals: projectId }, _status: { equals: 'published' } },
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
  const documents = await readUnits(project.id, locale, viewer)
  const redact = createRedactor({
    street: texts.street ?? null,
    publishAddress: project.publishAddress ?? false,
    isDiscreet: false,
  })
  const fullView = toProjectView(project, {
    locale,
    defaultLocale,
    names: toLocalized(texts.name),
    descriptions: toLocalized(texts.description),
    street: texts.street ?? null,
    units: toUnitCounts(documents),
  })
  // The name was chosen to be known, whatever street it may be called after.
  const { name, city, cityLine, pictures, plans } = fullView
  const view = { ...redactAll(fullView, redact), name, city, cityLine, pictures, plans }
  const naming: ProjectName = {
    publicId: version.publicId,
    names: toLocalized(texts.name),
    city: texts.city ?? '',
    visibleIn: view.visibleIn,
  }
  const cards = await readUnitCards(toProjectSubject(naming, locale, defaultLocale), locale)
  const units = documents.map((unit) => ({
    ...toUnitView(unit, cards.get(unit.publicId ?? 0) ?? null),
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

/** The address of a project in a language, or `null` when it has no page there. */
export async function findProjectHref(publicId: number, locale: Locale): Promise<string | null> {
  const [names, book] = await Promise.all([getProjectNames(), getAddressBook(locale)])
  const name = names.find((one) => one.publicId === publicId && one.visibleIn.includes(locale))
  return name ? book.project(toProjectSubject(name, locale, book.table.defaultLocale)) : null
}
