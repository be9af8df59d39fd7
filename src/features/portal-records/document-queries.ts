import 'server-only'
import { findOwnDocuments } from '@/cms/collections/documents/access'
import type { Document } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { locales, toLocale, type Locale } from '@/domain/kernel/locales'
import { mayTakeBack } from '@/domain/owners/upload'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAs } from '@/server/payload'
import { pageSize, type PageOf } from './pages'

/** A paper as its owner sees it. */
export type DocumentView = {
  id: number
  title: string
  kind: Document['kind']
  sentAt: string
  /** In bytes; null where that was not kept. */
  size: number | null
  isOwn: boolean
  /** Whether it may still be taken back. */
  isRemovable: boolean
}

/**
 * Papers of a property that are meant for its owners, public ones included: one page of them, the
 * newest first.
 */
export async function findDocuments(
  owner: OwnerAccount,
  propertyId: number,
  { locale, now, page }: { locale: Locale; now: Date; page: number },
): Promise<PageOf<DocumentView>> {
  const { docs, hasNextPage } = await (
    await payloadAs(owner)
  ).find({
    collection: 'documents',
    where: { and: [{ property: { equals: propertyId } }, findOwnDocuments(owner)] },
    sort: ['-createdAt', '-id'],
    locale,
    // Its title in the language of the office is better than none.
    fallbackLocale: [...locales],
    depth: 0,
    limit: pageSize,
    page,
  })
  const items = docs.map((document) => {
    const { id, title, sentName, kind, createdAt, filesize } = document
    const isOwn = toRelationId(document.sentByOwner) === owner.id
    return {
      id,
      title: title || sentName || String(id),
      kind,
      sentAt: createdAt,
      size: filesize ?? null,
      isOwn,
      isRemovable:
        isOwn && document.visibility === 'owner' && mayTakeBack(new Date(createdAt), now),
    }
  })
  return { items, page, hasOlder: hasNextPage }
}

/**
 * A paper of a property that is the owner's today, meant for owners and from their time; null for
 * every other number. Public papers of other homes are fetched where they are public.
 */
export async function findOwnDocument(owner: OwnerAccount, id: number): Promise<Document | null> {
  const { docs } = await (
    await payloadAs(owner)
  ).find({
    collection: 'documents',
    where: { and: [{ id: { equals: id } }, findOwnDocuments(owner)] },
    locale: toLocale(owner.locale),
    fallbackLocale: [...locales],
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
