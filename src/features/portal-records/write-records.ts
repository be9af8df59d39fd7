import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRefusal } from '@/cms/hooks/read-refusal'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { locales, type Locale } from '@/domain/kernel/locales'
import { err, ok, type Result } from '@/domain/kernel/result'
import { mayTakeBack, ownerFilesMax } from '@/domain/owners/upload'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { removeStoredFile } from '@/server/stored-files/stored-files'
import { tellManager } from './tell-manager'

/** Who sends, and about which of their homes. */
export type Owned = { owner: OwnerAccount; property: { id: number } }

/** A form that comes twice within these seconds is one message. */
const sameMessageSeconds = 60

const open = () =>
  payloadAsSystem('keeping what an owner sends in the portal; owners write no records themselves')

/** Has sendings about one property wait for each other, so that each one sees the one before. */
async function waitInLine(req: PayloadRequest, propertyId: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtext('portal-records'), ${propertyId})`,
  )
}

/** Keeps a message of an owner and tells the agency, both or neither; a second press changes nothing. */
export async function keepMessage(
  { owner, property: { id: propertyId } }: Owned,
  text: string,
  now: Date,
): Promise<void> {
  const payload = await open()
  await inTransaction(payload, async (req) => {
    await waitInLine(req, propertyId)
    const since = new Date(now.getTime() - sameMessageSeconds * 1000).toISOString()
    const [last] = (
      await payload.find({
        collection: 'messages',
        where: {
          and: [
            { property: { equals: propertyId } },
            { owner: { equals: owner.id } },
            { sentAt: { greater_than: since } },
          ],
        },
        sort: ['-sentAt', '-id'],
        limit: 1,
        depth: 0,
        pagination: false,
        req,
      })
    ).docs
    if (last?.author === 'owner' && last.text === text) return
    const { id } = await payload.create({
      collection: 'messages',
      depth: 0,
      req,
      data: {
        property: propertyId,
        owner: owner.id,
        author: 'owner',
        text,
        sentAt: now.toISOString(),
      },
    })
    await tellManager(req, 'message', { id, propertyId })
  })
}

/** A file of an owner that was looked at and is good. */
export type GoodFile = { name: string; title: string; mimeType: string; bytes: Uint8Array }

/** Whether it was the file that could not be taken, and not the record beside it. */
function isBrokenFile(cause: unknown): boolean {
  const refusal = readRefusal(cause)
  if (refusal?.kind === 'other') return refusal.status === 400
  return refusal?.kind === 'invalid' && refusal.problems.some(({ path: field }) => field === 'file')
}

/**
 * Keeps a file of an owner for the owners of the property and staff, and tells the agency, both or
 * neither.
 *
 * @returns `full` when this owner has sent as many for the property as one may, `wrongType` for a
 *   file that begins like a good one and is broken further on
 */
export async function keepFile(
  { owner, property: { id: propertyId } }: Owned,
  file: GoodFile,
  locale: Locale,
): Promise<Result<number, 'full' | 'wrongType'>> {
  const payload = await open()
  const { name, title, mimeType, bytes } = file
  const sent = { data: Buffer.from(bytes), mimetype: mimeType, name, size: bytes.byteLength }
  try {
    return await inTransaction<Result<number, 'full'>>(payload, async (req) => {
      await waitInLine(req, propertyId)
      const { totalDocs } = await payload.count({
        collection: 'documents',
        where: {
          and: [{ property: { equals: propertyId } }, { sentByOwner: { equals: owner.id } }],
        },
        req,
      })
      if (totalDocs >= ownerFilesMax) return err('full')
      const { id } = await payload.create({
        collection: 'documents',
        locale,
        depth: 0,
        req,
        data: {
          title,
          kind: 'other',
          property: propertyId,
          visibility: 'owner',
          sentByOwner: owner.id,
          sentName: name,
        },
        file: sent,
      })
      // Its only name is the one it came with, so that is what the desk reads in every language.
      for (const other of locales.filter((one) => one !== locale)) {
        await payload.update({
          collection: 'documents',
          id,
          locale: other,
          depth: 0,
          req,
          data: { title },
        })
      }
      await tellManager(req, 'document', { id, propertyId })
      return ok(id)
    })
  } catch (cause) {
    // The file lies where no transaction takes it back, under the name that the collection gave it
    // before it wrote anything.
    if (sent.name !== name) await removeStoredFile('documents', sent.name)
    if (isBrokenFile(cause)) return err('wrongType')
    throw cause
  }
}

/**
 * Deletes a paper with its file for who sent it. One that is gone was taken back by a press before
 * this one; one that staff gave another meaning meanwhile is the agency's to delete.
 */
export async function takeBackFile(
  { owner, property: { id: propertyId } }: Owned,
  documentId: number,
): Promise<'late' | 'inUse' | null> {
  const payload = await open()
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const { rows } = await executor.execute(sql`
      select created_at as "sentAt",
        sent_by_owner_id = ${owner.id} and property_id = ${propertyId} and visibility = 'owner'
          as "isAsSent"
      from documents where id = ${documentId} for update`)
    const [paper] = rows
    if (paper === undefined) return null
    if (paper['isAsSent'] !== true) return 'inUse'
    if (!mayTakeBack(new Date(String(paper['sentAt'])), new Date())) return 'late'
    await payload.delete({ collection: 'documents', id: documentId, depth: 0, req })
    return null
  })
}
