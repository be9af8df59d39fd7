import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toIntegers } from '@/cms/hooks/postgres'
import { getExecutor } from '@/cms/hooks/transaction'
import { spareMailboxes } from '@/cms/jobs/queue-mails'
import { erasedName } from '@/cms/collections/appointments/erased-name'
import { findOwnedPeriods } from '@/cms/collections/owners/owned-periods'
import { isChangeable, isExpected, isUnderWay } from '@/domain/appointments/states'
import { toMailbox } from '@/domain/contact/mailbox'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { err, ok, type Result } from '@/domain/kernel/result'
import { tellAgency } from '@/features/appointments/agency-orders'
import {
  inLockingTransaction,
  lockAppointments,
  type StoredAppointment,
} from '@/features/appointments/lock-appointment'
import { inSlotLine } from '@/features/appointments/slot-line'
import { logError, withoutText } from '@/server/log/log'
import { forgetLetter } from '@/server/mail/outbox'
import { payloadAsSystem } from '@/server/payload'
import { tellErasure } from './erasure-mark'
import { logErasure, type ErasureActor, type ErasureCounts } from './erasures'
import { readPatterns, whereToOthers } from './mentions'
import { findPerson, isOfOwnerAccount, toAddressKey, type Person } from './person-queries'
import { cutMentions } from './texts-of-others'

/** Why nobody is erased: the address is the agency's own, or its owner has a home in its care. */
export type EraseRefusal = 'agency' | 'owner'

export type Erased = {
  /** What went or was made nameless. */
  counts: ErasureCounts
  /** What the law keeps. */
  kept: number
  /** Visits at which the person was expected, which are off. */
  visits: number
}

type EraseRequest = {
  email: string
  actor: ErasureActor
  /** Also the account of an owner, which the office alone decides. */
  withOwner?: boolean
  /** Done before: where nothing is left to erase, no log gets another line of it. */
  isRepeat?: boolean
  now: Date
}

/** Whether there was nothing to erase. */
export const isNothing = (counts: ErasureCounts) =>
  Object.values(counts).every((count) => count === 0)

const isTold = ({ isRepeat = false }: EraseRequest, counts: ErasureCounts) =>
  !isRepeat || !isNothing(counts)

type Deletable = 'enquiries' | 'demands' | 'subscribers' | 'testimonials'

/** In this order: what an enquiry made goes before it. */
const deletable: readonly Deletable[] = ['testimonials', 'subscribers', 'demands', 'enquiries']

/** A visit that is to come is called off, so that its place is free and whoever waits is told. */
async function callOff(
  req: PayloadRequest,
  { id, slotId, claim }: StoredAppointment,
  now: Date,
): Promise<void> {
  if (!isUnderWay(claim.state) || claim.slotStart <= now) return
  await req.payload.update({
    collection: 'appointments',
    id,
    depth: 0,
    req,
    data: { state: 'cancelled' },
  })
  // What lapsed before the clock noted it is nothing that anybody counts on.
  if (!isChangeable(claim, now)) return
  // The enquiry is erased with its mails, and the agency has to read this one.
  await tellAgency(req, { id, slotId, enquiryId: null }, { news: 'erased' })
}

async function anonymise(req: PayloadRequest, id: number): Promise<void> {
  const options = { collection: 'appointments', id, depth: 0, req } as const
  // One that went with its home meanwhile names nobody any more.
  const found = await req.payload.findByID({ ...options, disableErrors: true, select: {} })
  if (found === null) return
  await req.payload.update({
    ...options,
    data: {
      ...{ name: erasedName, email: null, phone: null, releasedToOwner: false },
      ...{ enquiry: null, idempotencyKey: null },
    },
  })
}

/**
 * Deletes the mails to somebody, and those to others that tell the address: the agency's copy of
 * what was sent goes with it. A longer address is somebody else's, and mails about the account of an
 * owner stay for as long as the account does.
 */
async function deleteMails(
  req: PayloadRequest,
  person: Person,
  { pattern, withAccount }: { pattern: string; withAccount: boolean },
): Promise<number[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number }>(sql`
    select id from mails where id = any(${toIntegers(person.records.mails)}::int[])
      or (lower("to") = ${person.email} and (${withAccount} or not ${isOfOwnerAccount}))
      or (${whereToOthers(person, pattern)})`)
  for (const { id } of rows) await req.payload.delete({ collection: 'mails', id, depth: 0, req })
  return rows.map(({ id }) => id)
}

/** The mails of enquiries go with them, so that their letters are known only before. */
async function listMailsOf(req: PayloadRequest, enquiries: readonly number[]): Promise<number[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number }>(sql`
    select id from mails where enquiry_id = any(${toIntegers(enquiries)}::int[])`)
  return rows.map(({ id }) => id)
}

/** Whether the account may go: no home of it is in the agency's care today. */
async function isOwnerFree(req: PayloadRequest, ownerId: number, now: Date): Promise<boolean> {
  const options = { collection: 'owners', id: ownerId, depth: 0, req } as const
  const { properties } = await req.payload.findByID(options)
  return findOwnedPeriods(properties ?? [], toBelgianDay(now)).length === 0
}

/** The account of an owner with its messages and the papers that came from it, files included. */
async function deleteOwner(req: PayloadRequest, ownerId: number): Promise<ErasureCounts> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { sentByOwner: { equals: ownerId } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  await req.payload.delete({ collection: 'owners', id: ownerId, depth: 0, req })
  // Last of all, because a file that is gone does not come back with the transaction.
  for (const { id } of docs) {
    await req.payload.delete({ collection: 'documents', id, depth: 0, req })
  }
  return { owners: 1, documents: docs.length }
}

type Done = Erased & { letters: readonly number[] }

async function eraseWithin(
  req: PayloadRequest,
  request: EraseRequest,
): Promise<Result<Done, EraseRefusal>> {
  const { email, actor, withOwner = false, now } = request
  const key = toAddressKey(email)
  const executor = await getExecutor(req)
  // Twice at once would find the same records, and fail on those that the other one deleted.
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`person:${key}`}))`)
  const person = await findPerson(req, key)
  if (person.isOfAgency) return err('agency')
  const ownerId = withOwner ? person.ownerId : null
  if (ownerId !== null && !(await isOwnerFree(req, ownerId, now))) return err('owner')
  const { records } = person
  // Before any record goes: by its own record somebody else is known.
  const patterns = await readPatterns(req, key)
  spareMailboxes(req, [toMailbox(key)])
  // Their visitor may be moving one of them just now: whoever comes second sees what the first one did.
  const appointments = await lockAppointments(req, records.appointments)
  for (const appointment of appointments) await callOff(req, appointment, now)
  for (const id of records.appointments) await anonymise(req, id)
  const ofEnquiries = await listMailsOf(req, records.enquiries)
  for (const collection of deletable) {
    for (const id of records[collection]) {
      await req.payload.delete({ collection, id, depth: 0, req })
    }
  }
  const mails = await deleteMails(req, person, {
    pattern: patterns.text,
    withAccount: ownerId !== null,
  })
  const ofOwner = ownerId === null ? {} : await deleteOwner(req, ownerId)
  // What went with the account needs no cut; what stays with one is the person's own.
  const mentions = await cutMentions(req, patterns, person)
  const letters = [...new Set([...ofEnquiries, ...mails])]
  const touched = [...deletable, 'appointments' as const].map(
    (slug) => [slug, records[slug].length] as const,
  )
  const counts = { ...Object.fromEntries(touched), mails: letters.length, mentions, ...ofOwner }
  if (isTold(request, counts)) {
    await logErasure(req, actor, counts)
    // Last of all and before the commit: a server that dies between the two would leave an erasure that
    // no log knows, while one too many names somebody who asked to be erased.
    tellErasure(email, withOwner)
  }
  const visits = appointments.filter(({ claim }) => isExpected(claim, now)).length
  return ok({ counts, kept: records.offers.length, visits, letters })
}

/**
 * Erases everything that is kept about whoever reads an address, but for what the law keeps: all of
 * it or, where anything fails, nothing. A purchase offer stays in the register, which is told. The
 * server's log gets a line by which it can be done again after a backup was brought back.
 *
 * @throws Error when the database fails
 */
export async function erasePerson(request: EraseRequest): Promise<Result<Erased, EraseRefusal>> {
  const payload = await payloadAsSystem('erasing somebody who asked for it')
  const outcome = await inSlotLine(() =>
    inLockingTransaction(payload, (req) => eraseWithin(req, request)),
  )
  if (!outcome.ok) return outcome
  const { letters, ...erased } = outcome.value
  // A letter in the outbox is a file, which no transaction brings back: it goes when all else is gone.
  for (const id of letters) {
    await forgetLetter(id).catch((cause: unknown) => {
      // It goes by itself within a week; what was erased is erased.
      logError('a letter of somebody who was erased could not be deleted', withoutText(cause))
    })
  }
  return ok(erased)
}
