import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { findActivityTopic, isPaperNews, isVisitNews } from '@/domain/owners/news'
import { readSlots } from '../collections/appointment-slots/slot-ledger'
import { toNestedRequest } from '../hooks/nested-request'
import type { Activity, Appointment, Document } from '../payload-types'
import { toRelationId } from '../relation-id'
import { queueOwnerNews } from './queue-owner-news'

/** A record that moves to another home is new there. */
const isSameHome = (one: { property?: unknown }, other: { property?: unknown }) =>
  toRelationId(one.property) === toRelationId(other.property)

const toPaper = ({ visibility, sentByOwner }: Document) => ({
  visibility,
  isOfOwner: toRelationId(sentByOwner) !== null,
})

/** Tells the owners of a home of a paper of the office that they may read from now on. */
export const tellOfDocument: CollectionAfterChangeHook<Document> = async (change) => {
  const { doc, operation, previousDoc, req } = change
  const property = toRelationId(doc.property)
  const isKnown = operation === 'update' && isSameHome(previousDoc, doc)
  if (property === null) return
  if (!isPaperNews(isKnown ? toPaper(previousDoc) : null, toPaper(doc))) return
  await queueOwnerNews(req, { property, topic: 'documents', since: doc.updatedAt })
}

const toKnownActivity = ({ visibleToOwner, kind, comment }: Activity) => ({
  isVisible: visibleToOwner === true,
  kind,
  comment: comment || null,
})

/** Tells the owners of a home of what an agent wrote down and they may read. */
export const tellOfActivity: CollectionAfterChangeHook<Activity> = async (change) => {
  const { doc, operation, previousDoc, req } = change
  const property = toRelationId(doc.property)
  const isKnown = operation === 'update' && isSameHome(previousDoc, doc)
  const topic = findActivityTopic(
    isKnown ? toKnownActivity(previousDoc) : null,
    toKnownActivity(doc),
  )
  if (property === null || topic === null) return
  await queueOwnerNews(req, { property, topic, since: doc.updatedAt })
}

type Slot = { propertyId: number | null; startsAt: Date }

async function readSlot(req: PayloadRequest, relation: unknown): Promise<Slot | null> {
  const id = toRelationId(relation)
  if (id === null) return null
  const [slot] = await readSlots(toNestedRequest(req), { ids: [id] }, new Date())
  return slot ?? null
}

const toVisit = (doc: Appointment, { startsAt }: Slot) => ({
  state: doc.state,
  startsAt,
  feedback: doc.feedback || null,
  isFeedbackVisible: doc.feedbackVisible === true,
})

/** Tells the owners of a home of visits: booked on the site or in the desk, moved, called off, reported. */
export const tellOfAppointment: CollectionAfterChangeHook<Appointment> = async (change) => {
  const { doc, operation, previousDoc, req } = change
  const slot = await readSlot(req, doc.slot)
  if (slot === null || slot.propertyId === null) return
  const former = operation === 'update' ? await readSlot(req, previousDoc.slot) : null
  const isKnown = former !== null && former.propertyId === slot.propertyId
  const before = isKnown ? toVisit(previousDoc, former) : null
  if (!isVisitNews(before, toVisit(doc, slot), new Date())) return
  const { propertyId: property } = slot
  await queueOwnerNews(req, { property, topic: 'visits', since: doc.updatedAt })
}
