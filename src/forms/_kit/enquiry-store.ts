import 'server-only'
import { ValidationError, type PayloadRequest, type Where } from 'payload'
import { payloadAsSystem } from '@/server/payload'
import type { Enquiry } from './enquiry'
import type { EarlierRequest, EnquiryStore } from './submit-form'

const open = () => payloadAsSystem("storing a visitor's enquiry, which visitors may not read")

async function hasKey(idempotencyKey: string): Promise<boolean> {
  const payload = await open()
  const { totalDocs } = await payload.count({
    collection: 'enquiries',
    where: { idempotencyKey: { equals: idempotencyKey } },
  })
  return totalDocs > 0
}

function sameRecord(name: 'property' | 'project', id: number | null): Where[] {
  return id === null ? [] : [{ [name]: { equals: id } }]
}

async function hasEarlier(request: EarlierRequest): Promise<boolean> {
  const { kind, person, propertyId, projectId, since, fields } = request
  const reach: Where[] = [
    ...(person.email === null ? [] : [{ 'person.email': { equals: person.email } }]),
    ...(person.phone === null ? [] : [{ 'person.phone': { equals: person.phone } }]),
  ]
  if (reach.length === 0) return false
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { kind: { equals: kind } },
        { createdAt: { greater_than: since.toISOString() } },
        { or: reach },
        ...sameRecord('property', propertyId),
        ...sameRecord('project', projectId),
      ],
    },
    depth: 0,
    pagination: false,
    select: { fields: true },
  })
  return docs.some((earlier) => hasSameAnswers(earlier.fields, fields))
}

function hasSameAnswers(kept: unknown, asked: Readonly<Record<string, unknown>>): boolean {
  if (typeof kept !== 'object' || kept === null) return false
  const answers = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(asked).every(([name, value]) => answers.get(name) === value)
}

/**
 * Keeps an enquiry in the transaction of a request, or in one of its own.
 *
 * @returns the id of its record
 * @throws ValidationError when one with its key is kept already
 */
export async function createEnquiry(enquiry: Enquiry, req?: PayloadRequest): Promise<number> {
  const { propertyId, projectId, retainUntil, fields, ...rest } = enquiry
  const payload = await open()
  const { id } = await payload.create({
    collection: 'enquiries',
    depth: 0,
    req,
    data: {
      ...rest,
      state: 'new',
      property: propertyId,
      project: projectId,
      fields: { ...fields },
      retainUntil: retainUntil.toISOString(),
    },
  })
  return id
}

async function save(enquiry: Enquiry): Promise<void> {
  try {
    await createEnquiry(enquiry)
  } catch (cause) {
    // Two sendings at the same moment: the other one came first, which is as good.
    if (cause instanceof ValidationError && (await hasKey(enquiry.idempotencyKey))) return
    throw cause
  }
}

/** Keeps enquiries among the records of the site. */
export const enquiryStore: EnquiryStore = { hasKey, hasEarlier, save }
