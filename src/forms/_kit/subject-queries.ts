import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { projectTag, propertyTag, siteTag } from '@/cms/cache-tags'
import { toRelationId } from '@/cms/relation-id'
import { findContactFieldSet, type ContactFieldSet } from '@/domain/contact/required-fields'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { takesOffers } from '@/domain/offers/takes-offers'
import { regionOfPostcode, type Region } from '@/domain/places/region'
import type { PropertyGoal } from '@/domain/properties/goals'
import { findClosing, isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import { takesTenants } from '@/domain/properties/takes-tenants'
import { propertyPageState } from '@/domain/properties/visibility'
import { shownStatuses } from '@/domain/visibility/content-rules'
import { payloadAsSystem } from '@/server/payload'
import { noSubject, type FormSubject } from './form-subject'
import type { SubjectIds } from './submission'

type PlaceFacts = { zip?: string | null; countryId?: string | null; goal: PropertyGoal }

function toPlace({ zip, countryId, goal }: PlaceFacts): FormSubject['place'] {
  return { goal, region: regionOfPostcode(zip ?? '', Number(countryId)) }
}

const select = { goal: true, zip: true, countryId: true } as const

/** What decides whether a property takes offers and visits, and whose unit it is. */
const propertySelect = {
  status: true,
  project: true,
  isDiscreet: true,
  publishedAt: true,
  unit: { status: true },
} as const

async function findProperty(publicId: number) {
  const payload = await payloadAsSystem(
    'naming what an enquiry is about; discreet properties have a page, yet no anonymous reader',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: {
      publicId: { equals: publicId },
      _status: { equals: 'published' },
      status: { in: propertyStatuses.filter(isPublicStatus) },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { ...select, ...propertySelect },
  })
  return docs[0] ?? null
}

async function findProject(publicId: number) {
  const payload = await payloadAsSystem('naming the project that an enquiry is about')
  const { docs } = await payload.find({
    collection: 'projects',
    where: {
      publicId: { equals: publicId },
      _status: { equals: 'published' },
      status: { in: [...shownStatuses] },
      isPublic: { equals: true },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    select,
  })
  return docs[0] ?? null
}

type PropertyFacts = NonNullable<Awaited<ReturnType<typeof findProperty>>>

/** What can be done with a property whose page visitors can open today. */
function findDeeds({ goal, status, unit, isDiscreet, publishedAt }: PropertyFacts) {
  const facts = { status, isDiscreet: isDiscreet ?? false }
  const page = propertyPageState({
    ...facts,
    publishedAt: publishedAt ?? null,
    closedAt: null,
    today: toBelgianDay(new Date()),
  })
  const isVisible = page.kind === 'visible'
  const offered = { ...facts, goal, unitStatus: unit?.status ?? null }
  return {
    takesOffers: isVisible && takesOffers(offered),
    takesTenants: isVisible && takesTenants(offered),
    takesVisits: isVisible && findClosing(status, goal) === null,
  }
}

/**
 * The records behind the public ids of a form. Null when the property or project is not public, or
 * was never there; a unit that is not found, or is one of another project, is left out.
 */
export async function findFormSubject(ids: SubjectIds): Promise<FormSubject | null> {
  const propertyId = ids.property ?? ids.unit
  const [found, project] = await Promise.all([
    propertyId === null ? null : findProperty(propertyId),
    ids.project === null ? null : findProject(ids.project),
  ])
  const isForeign =
    ids.property === null && project !== null && toRelationId(found?.project) !== project.id
  const property = isForeign ? null : found
  if (ids.property !== null && property === null) return null
  if (ids.project !== null && project === null) return null
  const about = property ?? project
  if (about === null) return noSubject
  return {
    propertyId: property?.id ?? null,
    projectId: project?.id ?? null,
    place: toPlace(about),
    ...(property !== null && findDeeds(property)),
  }
}

/** What decides which questions a form asks. */
export type FormGround = { set: ContactFieldSet; region: Region | null }

/** Which questions a form about these records asks today. */
export async function getFormGround(ids: SubjectIds): Promise<FormGround> {
  'use cache'
  cacheLife('days')
  cacheTag(siteTag)
  if (ids.property !== null) cacheTag(propertyTag(ids.property))
  if (ids.unit !== null) cacheTag(propertyTag(ids.unit))
  if (ids.project !== null) cacheTag(projectTag(ids.project))
  const subject = await findFormSubject(ids)
  const place = subject?.place ?? null
  return { set: findContactFieldSet(place, new Date()), region: place?.region ?? null }
}
