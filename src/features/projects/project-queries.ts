import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Project, Property } from '@/cms/payload-types'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { sortProjects, type ProjectFacts } from '@/domain/projects/match-projects'
import type { ProjectSort } from '@/domain/projects/project-criteria'
import type { PriceView } from '@/domain/pricing/price-view'
import { announcedStatuses } from '@/domain/visibility/content-rules'
import { itemsPerPage } from '@/domain/search/paging'
import { pictureSelect } from '@/features/media/to-picture'
import { getProjectNames, toProjectSubject } from '@/features/properties/project-name-queries'
import { findPropertyTypes } from '@/features/properties/type-queries'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import { anonymous, payloadAs } from '@/server/payload'
import { findProjectPreset } from './project-preset-queries'
import { toProjectFacts } from './to-project-facts'
import type { ProjectCardView } from './project-view'
import { toOpenPrices, toProjectCard, toUnitCounts, type ProjectRecord } from './to-project-view'

const populate = {
  media: pictureSelect,
  'property-types': { webId: true },
} as const

/** The list of a saved list, or all projects without one. */
export type ProjectListName = {
  locale: Locale
  /** Ids of saved lists; the first of the kind "projects" decides. */
  presetIds?: readonly number[]
}

export type ProjectQuery = ProjectListName & {
  /** Counted from 1. */
  page?: number
  perPage?: number
}

export type ProjectResult = { cards: ProjectCardView[]; total: number }

/** A project of a list: what stands on its card, and what the filters know of it. */
export type ListedProject = ProjectFacts & { card: ProjectCardView }

export type ProjectList = {
  /** In the order of the list. */
  projects: ListedProject[]
  ownSort: ProjectSort
  /** The day from which times of delivery are counted. */
  today: CalendarDay
}

type Unit = Pick<
  Property,
  'publicId' | 'status' | 'goal' | 'unit' | 'project' | 'bedrooms' | 'mainType'
>

/** The units of projects, by the id of the project's record. */
async function readUnits(projectIds: readonly number[]): Promise<Map<number, Unit[]>> {
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'properties',
    where: { project: { in: [...projectIds] } },
    depth: 0,
    pagination: false,
    select: {
      publicId: true,
      status: true,
      goal: true,
      unit: { status: true },
      project: true,
      bedrooms: true,
      mainType: true,
    },
  })
  const byProject = new Map<number, Unit[]>(projectIds.map((id) => [id, []]))
  for (const unit of docs) {
    if (typeof unit.project === 'number') byProject.get(unit.project)?.push(unit)
  }
  return byProject
}

/** What price of the units of projects is public, by the public id of the unit. */
async function readUnitPrices(
  projectIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, { price: PriceView }>> {
  const rows = await queryRows<{ publicId: number; price: PriceView }>(
    `select public_id as "publicId", card->'price' as price from rm.listings
     where project_id = any($1::int[]) and locale = $2`,
    [[...projectIds], locale],
  )
  return new Map(rows.map(({ publicId, price }) => [publicId, { price }]))
}

type ListRecord = ProjectRecord & Pick<Project, 'types' | 'deliveryDate'>

async function toListed(projects: readonly ListRecord[], locale: Locale): Promise<ListedProject[]> {
  const ids = projects.map(({ id }) => id)
  const [book, names, units, prices, types] = await Promise.all([
    getAddressBook(locale),
    getProjectNames(),
    readUnits(ids),
    readUnitPrices(ids, locale),
    findPropertyTypes(locale),
  ])
  return projects.flatMap((project) => {
    const name = names.find(({ publicId }) => publicId === project.publicId)
    if (!name) return []
    const subject = toProjectSubject(name, locale, book.table.defaultLocale)
    const ownUnits = units.get(project.id) ?? []
    const card = toProjectCard(project, {
      href: book.project(subject),
      name: subject.title,
      city: subject.city,
      units: toUnitCounts(ownUnits),
      openPrices: toOpenPrices(ownUnits, prices),
    })
    return { ...toProjectFacts(project, card, { units: ownUnits, types }), card }
  })
}

/** All projects of a list, of which an agency has few enough to be read at once. */
export async function findProjectList(list: ProjectListName): Promise<ProjectList> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag, cacheTags.projects, cacheTags.presets, cacheTags.reference)
  const { locale, presetIds = [] } = list
  const [door, preset] = await Promise.all([payloadAs(anonymous), findProjectPreset(presetIds)])
  const { docs } = await door.find({
    collection: 'projects',
    where: {
      and: [
        { status: { in: [...announcedStatuses] } },
        { or: [{ visibleIn: { in: [locale] } }, { visibleIn: { exists: false } }] },
        ...preset.conditions,
      ],
    },
    locale,
    fallbackLocale: false,
    depth: 1,
    pagination: false,
    populate,
    select: {
      publicId: true,
      zip: true,
      types: true,
      delivery: true,
      deliveryDate: true,
      priceMin: true,
      priceMax: true,
      pictures: true,
    },
  })
  const today = toBelgianDay(new Date())
  const projects = sortProjects(await toListed(docs, locale), preset.sort)
  return { projects: projects.slice(0, preset.limit ?? undefined), ownSort: preset.sort, today }
}

/** One page of a list of projects, in its own order. */
export async function findProjects(query: ProjectQuery): Promise<ProjectResult> {
  const { page = 1, perPage = itemsPerPage, ...list } = query
  const { projects } = await findProjectList(list)
  const shown = projects.slice((page - 1) * perPage, page * perPage)
  return { cards: shown.map(({ card }) => card), total: projects.length }
}
