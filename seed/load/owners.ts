import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor } from '@/cms/hooks/transaction'
import { toMoment } from '@/domain/appointments/belgian-clock'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { locales } from '@/domain/kernel/locales'
import type { SeedOwner } from '../schema/owner'
import { createPassword, type Login } from './accounts'
import { idOf, type SeedContext } from './context'
import { dayBefore } from './dates'
import { drawPlainPaper } from './plain-paper'

/** How the demo owners log in; without a password each one gets a new one of its own. */
export type OwnerLogins = { password: string | null }

type Owner = { id: number; seed: SeedOwner }

const minutesOfVisit = 30

/** A moment of the Belgian clock so many days before now. */
function momentBefore(now: Date, days: number, hour: number): Date {
  const day = addDays(toBelgianDay(now), -days)
  // By day every hour exists: clocks change at night.
  return toMoment(day, `${String(hour).padStart(2, '0')}:00`) ?? now
}

async function createAccount(
  seed: SeedOwner,
  password: string,
  { payload, req, ids, now }: SeedContext,
): Promise<Owner> {
  const { email, firstName, lastName, phone, locale, properties } = seed
  const { id } = await payload.create({
    collection: 'owners',
    req,
    depth: 0,
    data: {
      email,
      password,
      firstName,
      lastName,
      phone,
      locale,
      properties: properties.map(({ property, fromDaysAgo, toDaysAgo, role }) => ({
        property: idOf(ids.properties, property),
        from: dayBefore(now, fromDaysAgo),
        to: toDaysAgo === undefined ? null : dayBefore(now, toDaysAgo),
        role,
      })),
    },
  })
  return { id, seed }
}

async function createActivities({ seed }: Owner, { payload, req, ids, now }: SeedContext) {
  for (const [index, activity] of seed.activities.entries()) {
    const { property, daysAgo, visible, ...rest } = activity
    await payload.create({
      collection: 'activities',
      req,
      depth: 0,
      data: {
        ...rest,
        property: idOf(ids.properties, property),
        at: momentBefore(now, daysAgo, 9 + (index % 9)).toISOString(),
        visibleToOwner: visible,
      },
    })
  }
}

async function createPlacements({ seed }: Owner, { payload, req, ids, now }: SeedContext) {
  for (const { property, channel, url, fromDaysAgo, toDaysAgo } of seed.placements) {
    await payload.create({
      collection: 'placements',
      req,
      depth: 0,
      data: {
        property: idOf(ids.properties, property),
        channel,
        url,
        from: dayBefore(now, fromDaysAgo),
        to: toDaysAgo === undefined ? null : dayBefore(now, toDaysAgo),
        visibleToOwner: true,
      },
    })
  }
}

/** Visits that were booked on the site and are over. Without an address nobody is mailed. */
async function createBookings({ seed }: Owner, { payload, req, ids, now }: SeedContext) {
  for (const booking of seed.bookings) {
    const { property, daysAgo, hour, name, state, feedback, impression, released } = booking
    const startsAt = momentBefore(now, daysAgo, hour)
    const slot = await payload.create({
      collection: 'appointment-slots',
      req,
      depth: 0,
      data: {
        property: idOf(ids.properties, property),
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + minutesOfVisit * 60_000).toISOString(),
        capacity: 1,
        bufferMinutes: 0,
        mode: 'instant',
        closesBeforeMinutes: 0,
      },
    })
    await payload.create({
      collection: 'appointments',
      req,
      depth: 0,
      data: {
        slot: slot.id,
        state,
        name,
        locale: seed.locale,
        feedback,
        impression,
        feedbackVisible: feedback !== undefined,
        releasedToOwner: released,
      },
    })
  }
}

async function createDocuments(
  { id: ownerId, seed }: Owner,
  { payload, req, ids, now }: SeedContext,
  files: DocumentFiles,
) {
  const executor = await getExecutor(req)
  for (const { property, daysAgo, kind, title, sent } of seed.documents) {
    const data = drawPlainPaper(title)
    const { id, filename } = await payload.create({
      collection: 'documents',
      req,
      locale: seed.locale,
      depth: 0,
      data: {
        title,
        kind,
        property: idOf(ids.properties, property),
        visibility: 'owner',
        sentByOwner: sent ? ownerId : null,
        sentName: sent ? `${title}.pdf` : null,
      },
      file: { data, mimetype: 'application/pdf', name: 'paper.pdf', size: data.length },
    })
    if (filename) files.created.push(path.join(files.folder, filename))
    for (const locale of locales.filter((one) => one !== seed.locale)) {
      await payload.update({ collection: 'documents', id, locale, req, depth: 0, data: { title } })
    }
    const createdAt = momentBefore(now, daysAgo, 10).toISOString()
    await executor.execute(
      sql`update documents set created_at = ${createdAt}::timestamptz where id = ${id}`,
    )
  }
}

/** What was written long ago is read; the last word of each owner still waits for an answer. */
async function createMessages({ id, seed }: Owner, { payload, req, ids, now }: SeedContext) {
  for (const [index, { property, daysAgo, from, text }] of seed.messages.entries()) {
    const sentAt = momentBefore(now, daysAgo, 9 + (index % 8)).toISOString()
    const isAnswered = seed.messages.slice(index + 1).some((later) => later.property === property)
    await payload.create({
      collection: 'messages',
      req,
      depth: 0,
      data: {
        property: idOf(ids.properties, property),
        owner: id,
        author: from,
        text,
        sentAt,
        readAt: isAnswered ? sentAt : null,
      },
    })
  }
}

/** Where the papers are kept, and which of them were written, so that they can be taken back. */
export type DocumentFiles = { folder: string; created: string[] }

/**
 * Makes the demo owners with what happened to their homes over three months. An account that is
 * there is not touched, nor is anything of it.
 *
 * @returns the logins whose passwords were made up or given here
 */
export async function loadOwners(
  context: SeedContext,
  { password }: OwnerLogins,
  files: DocumentFiles,
): Promise<Login[]> {
  const { payload, req, data, report } = context
  const logins: Login[] = []
  // Nobody is told of what happened long ago.
  req.context['skipNotices'] = true
  for (const seed of data.owners) {
    const where = { email: { equals: seed.email } }
    if ((await payload.count({ collection: 'owners', req, where })).totalDocs > 0) continue
    const login = { label: 'Owner', email: seed.email, password: password ?? createPassword() }
    const owner = await createAccount(seed, login.password, context)
    await createActivities(owner, context)
    await createPlacements(owner, context)
    await createBookings(owner, context)
    await createDocuments(owner, context, files)
    await createMessages(owner, context)
    logins.push(login)
  }
  report(`${logins.length} owners`)
  return logins
}
