import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { findFile, listFiles } from '@/cms/collections/enquiries/files'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import type { Owner } from '@/cms/payload-types'
import { visitorCollections, type VisitorCollection } from '@/cms/privacy/personal-data'
import { noticeFields, ownerNotices } from '@/domain/owners/notices'
import { payloadAsSystem } from '@/server/payload'
import { readStoredFile } from '@/server/stored-files/stored-files'
import { findMentions } from './mentions'
import { findPerson } from './person-queries'

/**
 * What the agency writes for itself: numbers of machines and of colleagues, and no word on the person. What
 * an appointment is about holds the address of a home, which its visitor may not know yet.
 */
const inner: readonly string[] = [
  'idempotencyKey',
  'assignee',
  'answers',
  'html',
  'mails',
  'about',
  'appointments',
]

type Exported = Readonly<Record<string, unknown>>

function withoutInner(doc: object): Exported {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !inner.includes(name)))
}

async function readDocs(
  req: PayloadRequest,
  collection: VisitorCollection | 'messages' | 'documents',
  ids: readonly number[],
): Promise<Exported[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    depth: 0,
    locale: 'all',
    pagination: false,
    sort: 'id',
    // Of what is not published yet the last state is the one that is kept.
    draft: true,
    req,
  })
  return docs.map(withoutInner)
}

/** The files that came with an enquiry, whole. */
async function readFiles(req: PayloadRequest, enquiryId: number): Promise<Exported[]> {
  const files: Exported[] = []
  for (const { id, field, name } of await listFiles(req, enquiryId)) {
    const found = await findFile(req, enquiryId, id)
    if (found === null) continue
    files.push({ field, name, base64: Buffer.from(found.content).toString('base64') })
  }
  return files
}

async function readEnquiries(req: PayloadRequest, ids: readonly number[]): Promise<Exported[]> {
  const enquiries = await readDocs(req, 'enquiries', ids)
  const exported: Exported[] = []
  for (const enquiry of enquiries) {
    exported.push({ ...enquiry, files: await readFiles(req, Number(enquiry['id'])) })
  }
  return exported
}

/** Of an account what its owner told; the secrets of the login stay where they are. */
const accountFields = [
  ...(['firstName', 'lastName', 'email', 'phone', 'locale', 'properties', 'createdAt'] as const),
  ...(['invitedAt', 'firstSignedInAt'] as const),
  ...ownerNotices.map((notice) => noticeFields[notice]),
] satisfies readonly (keyof Owner)[]

async function readAccount(req: PayloadRequest, id: number): Promise<Exported> {
  const account: Owner = await req.payload.findByID({ collection: 'owners', id, depth: 0, req })
  return Object.fromEntries(accountFields.map((field) => [field, account[field]]))
}

async function listOf(
  req: PayloadRequest,
  collection: 'messages' | 'documents',
  where: Where,
): Promise<number[]> {
  const options = { collection, where, depth: 0, pagination: false, select: {}, req } as const
  const { docs } = await req.payload.find(options)
  return docs.map(({ id }) => id)
}

/** The papers that came from an owner, whole. */
async function readPapers(req: PayloadRequest, ownerId: number): Promise<Exported[]> {
  const ids = await listOf(req, 'documents', { sentByOwner: { equals: ownerId } })
  const papers: Exported[] = []
  for (const paper of await readDocs(req, 'documents', ids)) {
    const { title, kind, property, sentName, filename, mimeType, createdAt } = paper
    const content = await readStoredFile('documents', String(filename))
    const base64 = content?.toString('base64') ?? null
    papers.push({ title, kind, property, name: sentName, mimeType, createdAt, base64 })
  }
  return papers
}

/** On what an owner is signed in, and when each part of the portal was last looked at. */
async function readTraces(req: PayloadRequest, ownerId: number): Promise<Exported> {
  const executor = await getExecutor(req)
  const devices = await executor.execute(sql`
    select session.created_at as "signedInAt", browser, system
    from guard.owner_session_devices as device
    join owners_sessions as session on session.id = device.session_id
    where device.owner_id = ${ownerId} order by session.created_at`)
  const seen = await executor.execute(sql`
    select property_id as property, section, seen_at as "seenAt" from guard.owner_seen
    where owner_id = ${ownerId} order by seen_at`)
  return { devices: devices.rows, seen: seen.rows }
}

/** The account of an owner with what it wrote and sent, and what it left in the portal. */
async function readOwner(req: PayloadRequest, ownerId: number | null): Promise<Exported> {
  if (ownerId === null) return {}
  const messages = await listOf(req, 'messages', { owner: { equals: ownerId } })
  return {
    owner: await readAccount(req, ownerId),
    messages: await readDocs(req, 'messages', messages),
    documents: await readPapers(req, ownerId),
    ...(await readTraces(req, ownerId)),
  }
}

/** Everything that is kept about a person, for a machine to read (GDPR, art. 15 and 20). */
export type PersonExport = { email: string; exportedAt: string; records: Exported }

/**
 * Reads everything that is kept about whoever reads an address, as it stands at one moment. Null for
 * an address of the agency, to which things are sent that are about others.
 *
 * @param withOwner also what belongs to an account of an owner, whom the portal shows the rest
 */
export async function exportPerson(
  email: string,
  { now, withOwner }: { now: Date; withOwner: boolean },
): Promise<PersonExport | null> {
  const payload = await payloadAsSystem('giving somebody everything that is kept about them')
  return inTransaction(payload, async (req) => {
    const person = await findPerson(req, email)
    if (person.isOfAgency) return null
    const records: Record<string, unknown> = {}
    for (const collection of visitorCollections) {
      const ids = person.records[collection]
      records[collection] =
        collection === 'enquiries'
          ? await readEnquiries(req, ids)
          : await readDocs(req, collection, ids)
    }
    // Only which mails and how many texts: what they say belongs to others (GDPR, art. 15(4)).
    const { texts, mails } = await findMentions(req, person)
    records['ofOthers'] = {
      texts,
      mails: mails.map(({ kind, createdAt }) => ({ kind, createdAt })),
    }
    const own = await readOwner(req, withOwner ? person.ownerId : null)
    return { email: person.email, exportedAt: now.toISOString(), records: { ...records, ...own } }
  })
}
