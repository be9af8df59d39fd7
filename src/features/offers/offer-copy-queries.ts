import 'server-only'
import { hashText } from '@/cms/collections/offers/hash-text'
import { isForbidden } from '@/cms/hooks/read-refusal'
import { toRelationId } from '@/cms/relation-id'
import type { OfferContent } from '@/domain/offers/offer-content'
import { hashEntry } from '@/domain/offers/register'
import { getAgency } from '@/features/office/agency-queries'
import { queryRows } from '@/server/db'
import { payloadAs, payloadAsSystem, type Viewer, type ViewerDoor } from '@/server/payload'
import { drawOffer } from './draw-offer'
import { toOfferPaper, type PaperSource } from './to-offer-paper'

/** The register does not hold what was signed; a copy drawn of it would be a forgery. */
class ChangedOfferError extends Error {
  override name = 'ChangedOfferError'
  constructor(sequence: number) {
    super(`Offer ${sequence} was changed in the register: restore it from a backup`)
  }
}

/** A line of the register, without the copy. */
export type OfferLine = Omit<PaperSource, 'agencyName'> & {
  id: number
  /** The home as it is now; null where its record is gone. */
  propertyId: number | null
}

async function readLine(door: ViewerDoor, id: number): Promise<OfferLine | null> {
  const line = await door.findByID({
    collection: 'offers',
    id,
    depth: 0,
    disableErrors: true,
    select: { sequence: true, property: true, content: true, hash: true, previousHash: true },
  })
  if (!line) return null
  const { sequence, property, content, hash, previousHash } = line
  return {
    id,
    sequence,
    propertyId: toRelationId(property),
    // Written by the register alone, and checked against its hash before it is drawn.
    content: content as OfferContent,
    hash,
    previousHash,
  }
}

async function orNullIfForbidden<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (cause) {
    if (isForbidden(cause)) return null
    throw cause
  }
}

/** The line as the viewer may read it; null where they may not. */
export async function findOfferLine(id: number, viewer: Viewer): Promise<OfferLine | null> {
  return orNullIfForbidden(readLine(await payloadAs(viewer), id))
}

/** How the first signer wants to be addressed; null where the viewer may not read it, or it is gone. */
export async function findSignerCivility(
  enquiryId: number | null,
  viewer: Viewer,
): Promise<string | null> {
  if (enquiryId === null) return null
  const door = await payloadAs(viewer)
  const enquiry = await orNullIfForbidden(
    door.findByID({
      collection: 'enquiries',
      id: enquiryId,
      depth: 0,
      disableErrors: true,
      select: { person: true },
    }),
  )
  return enquiry?.person?.civility ?? null
}

const openForMail = () => payloadAsSystem('composing a mail about an offer, for those it concerns')

/** The line that a mail is about, for composing it; null when it is gone. */
export async function findMailedOfferLine(id: number): Promise<OfferLine | null> {
  return readLine(await openForMail(), id)
}

/** The line that came with an enquiry, for composing a mail; null when it is gone. */
export async function findOfferLineOfEnquiry(enquiryId: number): Promise<OfferLine | null> {
  const { docs } = await (
    await openForMail()
  ).find({
    collection: 'offers',
    where: { enquiry: { equals: enquiryId } },
    depth: 0,
    limit: 1,
    select: { sequence: true },
  })
  const [found] = docs
  return found ? findMailedOfferLine(found.id) : null
}

async function findKeptCopy(id: number): Promise<Buffer | null> {
  const [row] = await queryRows<{ copy: string | null }>('select copy from offers where id = $1', [
    id,
  ])
  return row?.copy ? Buffer.from(row.copy, 'base64') : null
}

/**
 * The PDF of an offer, drawn when it is first asked for and the same bytes ever after. Of two that
 * ask first, one copy is kept, and both get it: a single statement decides, and no other may write
 * over it, which the records' own way of saving could not promise.
 *
 * @throws ChangedOfferError when the register does not hold what was signed any more
 */
export async function getOfferCopy({ id, propertyId: _home, ...line }: OfferLine): Promise<Buffer> {
  const kept = await findKeptCopy(id)
  if (kept) return kept
  if (hashEntry(line.previousHash, line.content, hashText) !== line.hash) {
    throw new ChangedOfferError(line.sequence)
  }
  const { name } = await getAgency()
  const drawn = await drawOffer(toOfferPaper({ ...line, agencyName: name }))
  await queryRows('update offers set copy = $1 where id = $2 and copy is null', [
    drawn.toString('base64'),
    id,
  ])
  return (await findKeptCopy(id)) ?? drawn
}
