import 'server-only'
import type { PayloadRequest } from 'payload'
import { findFile, listFiles } from '@/cms/collections/enquiries/files'
import { inTransaction } from '@/cms/hooks/transaction'
import { visitorCollections, type VisitorCollection } from '@/cms/privacy/personal-data'
import { payloadAsSystem } from '@/server/payload'
import { findPerson } from './person-queries'

/** What the agency writes for itself: numbers of machines and of colleagues, and no word on the person. */
const inner: readonly string[] = ['idempotencyKey', 'assignee', 'answers', 'html', 'mails']

type Exported = Readonly<Record<string, unknown>>

function withoutInner(doc: object): Exported {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !inner.includes(name)))
}

async function readDocs(
  req: PayloadRequest,
  collection: VisitorCollection | 'owners' | 'messages',
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

/** The account of an owner and what it wrote; the secrets of the login stay where they are. */
async function readOwner(req: PayloadRequest, ownerId: number | null): Promise<Exported> {
  if (ownerId === null) return {}
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: { owner: { equals: ownerId } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  const messages = docs.map(({ id }) => id)
  const [account] = await readDocs(req, 'owners', [ownerId])
  const { firstName, lastName, email, phone, locale, notices, properties, createdAt } =
    account ?? {}
  return {
    owner: { firstName, lastName, email, phone, locale, notices, properties, createdAt },
    messages: await readDocs(req, 'messages', messages),
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
    const own = await readOwner(req, withOwner ? person.ownerId : null)
    return { email: person.email, exportedAt: now.toISOString(), records: { ...records, ...own } }
  })
}
