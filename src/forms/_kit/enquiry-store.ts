import 'server-only'
import type { PayloadRequest, Where } from 'payload'
import { keepFiles } from '@/cms/collections/enquiries/files'
import { titleSeparator } from '@/cms/collections/enquiries/title'
import { titleCharactersMax } from '@/cms/fields/bounds'
import { readRefusal } from '@/cms/hooks/read-refusal'
import { inTransaction } from '@/cms/hooks/transaction'
import { queueMails, spareMailboxes, type MailOrder } from '@/cms/jobs/queue-mails'
import { noteSend } from '@/cms/visits/note-send'
import { toMailbox } from '@/domain/contact/mailbox'
import { cutText } from '@/domain/text/cut-text'
import { payloadAsSystem } from '@/server/payload'
import type { Enquiry } from './enquiry'
import { toMailOrders } from './enquiry-orders'
import { nameForm } from './form-title'
import { findForm } from '../registry'
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
  const mailbox = person.email === null ? null : toMailbox(person.email)
  if (mailbox === null && person.phone === null) return false
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { kind: { equals: kind } },
        { createdAt: { greater_than: since.toISOString() } },
        ...sameRecord('property', propertyId),
        ...sameRecord('project', projectId),
      ],
    },
    depth: 0,
    pagination: false,
    select: { fields: true, person: { email: true, phone: true } },
  })
  return docs.some((earlier) => {
    const { email, phone } = earlier.person ?? {}
    const isSameMailbox = Boolean(email) && toMailbox(String(email)) === mailbox
    const isSamePhone = person.phone !== null && phone === person.phone
    return (isSameMailbox || isSamePhone) && hasSameAnswers(earlier.fields, fields)
  })
}

function hasSameAnswers(kept: unknown, asked: Readonly<Record<string, unknown>>): boolean {
  if (typeof kept !== 'object' || kept === null) return false
  const answers = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(asked).every(([name, value]) => answers.get(name) === value)
}

/** Who asked and what for, in the first language of the desk. */
function toTitle(enquiry: Enquiry): string {
  const { firstName, lastName, email, phone } = enquiry.person
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const title = [name || email || phone, nameForm(enquiry)].filter(Boolean).join(titleSeparator)
  // A long address of mail and the name of a form are more than a line of a list holds.
  return cutText(title, titleCharactersMax)
}

/**
 * Keeps an enquiry and queues its mails in the transaction of a request: once it is there, they
 * leave.
 *
 * @returns the id of its record
 * @throws ValidationError when one with its key is kept already
 */
export async function createEnquiry(
  enquiry: Enquiry,
  orders: readonly MailOrder[],
  req: PayloadRequest,
): Promise<number> {
  const { propertyId, projectId, retainUntil, fields, files, spared, ...rest } = enquiry
  const payload = await open()
  spareMailboxes(req, spared)
  const { id } = await payload.create({
    collection: 'enquiries',
    depth: 0,
    req,
    data: {
      ...rest,
      title: toTitle(enquiry),
      property: propertyId,
      project: projectId,
      fields: { ...fields },
      campaign: enquiry.campaign ?? {},
      firstCampaign: enquiry.firstCampaign ?? {},
      retainUntil: retainUntil.toISOString(),
    },
  })
  await keepFiles(req, id, files)
  if (enquiry.kind === 'send-to-friend' && propertyId !== null) {
    await noteSend(req, propertyId, new Date())
  }
  await queueMails(
    req,
    orders.map((order) => ({ ...order, enquiryId: id })),
  )
  return id
}

/** Keeps an enquiry with its mails; one that is kept already under its key is left as it is. */
export async function saveEnquiry(enquiry: Enquiry, orders: readonly MailOrder[]): Promise<void> {
  try {
    await inTransaction(await open(), (req) => createEnquiry(enquiry, orders, req))
  } catch (cause) {
    // Two sendings at the same moment: the other one came first, which is as good.
    if (readRefusal(cause)?.kind === 'invalid' && (await hasKey(enquiry.idempotencyKey))) return
    throw cause
  }
}

async function save(enquiry: Enquiry): Promise<void> {
  const definition = findForm(enquiry.kind)?.definition ?? {}
  await saveEnquiry(enquiry, await toMailOrders(enquiry, definition))
}

/** Keeps enquiries among the records of the site. */
export const enquiryStore: EnquiryStore = { hasKey, hasEarlier, save }
