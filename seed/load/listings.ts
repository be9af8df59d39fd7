import { locales } from '@/domain/kernel/locales'
import { writeListingRows } from '@/cms/read-model/write-listing-rows'
import type { SeedProject, SeedProperty } from '../schema/listing'
import { idOf, idOrNull, idsOf, type SeedContext } from './context'
import { dayBefore, daysBefore, toStoredDay } from './dates'
import { writeRecords, type SeedRecord } from './write-record'

/** Projects first: their units are properties that refer to them. */
export async function loadListings(context: SeedContext): Promise<void> {
  const { data, ids, report } = context
  const projects = await writeRecords(context, {
    slug: 'projects',
    naturalKey: 'publicId',
    ids: ids.projects,
    records: data.projects.map((project) => toProjectRecord(project, context)),
  })
  const properties = await writeRecords(context, {
    slug: 'properties',
    naturalKey: 'publicId',
    ids: ids.properties,
    records: data.properties.map((property) => toPropertyRecord(property, context)),
  })
  await writeListingRows(context.req, properties)
  report(`${projects.length} projects, ${properties.length} properties`)
}

function toProjectRecord(project: SeedProject, context: SeedContext): SeedRecord {
  const { ids, now } = context
  const { place, manager, types, pictures, plans, progress, deliveryInDays, ...facts } = project
  return {
    name: String(project.publicId),
    naturalKey: project.publicId,
    data: {
      ...facts,
      visibleIn: [...locales],
      place: idOf(ids.places, place),
      manager: idOf(ids.team, manager),
      types: idsOf(ids.propertyTypes, types),
      pictures: idsOf(ids.media, pictures),
      plans: idsOf(ids.media, plans),
      deliveryDate: dayBefore(now, -deliveryInDays),
      progress: progress.map((step) => ({
        date: dayBefore(now, step.daysAgo),
        text: step.text,
        pictures: idsOf(ids.media, step.pictures ?? []),
      })),
    },
  }
}

function toPropertyRecord(property: SeedProperty, context: SeedContext): SeedRecord {
  const { ids, now } = context
  const {
    isDraft,
    marquee,
    mainType,
    types,
    manager,
    place,
    project,
    priceUnit,
    pictures,
    plans,
    panoramas,
    publishedDaysAgo,
    closedDaysAgo,
    checkedDaysAgo,
    floodReportDaysAgo,
    availableInDays,
    epcValidUntil,
    asbestosDate,
    ...facts
  } = property
  const moment = (days: number | undefined) => (days === undefined ? null : daysBefore(now, days))
  const day = (days: number | undefined) => (days === undefined ? null : dayBefore(now, days))
  return {
    name: String(property.publicId),
    naturalKey: property.publicId,
    isDraft,
    data: {
      ...facts,
      visibleIn: [...locales],
      marquee: idOf(ids.marquees, marquee),
      mainType: idOf(ids.propertyTypes, mainType),
      types: idsOf(ids.propertyTypes, types),
      manager: idOf(ids.team, manager),
      place: idOf(ids.places, place),
      project: idOrNull(ids.projects, project),
      priceUnit: idOf(ids.priceUnits, priceUnit),
      pictures: idsOf(ids.media, pictures),
      plans: idsOf(ids.media, plans),
      panoramas: idsOf(ids.media, panoramas),
      publishedAt: moment(publishedDaysAgo),
      closedAt: day(closedDaysAgo),
      checkedAt: day(checkedDaysAgo),
      floodReportDate: day(floodReportDaysAgo),
      availableFrom: availableInDays === undefined ? null : dayBefore(now, -availableInDays),
      epcValidUntil: epcValidUntil === undefined ? null : toStoredDay(epcValidUntil),
      asbestosDate: asbestosDate === undefined ? null : toStoredDay(asbestosDate),
    },
  }
}
