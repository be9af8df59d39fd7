import 'server-only'
import { isHandedOver } from '@/cms/collections/documents/handed-over'
import { toRelationId } from '@/cms/relation-id'
import { locales, type Locale } from '@/domain/kernel/locales'
import { isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import { payloadAsSystem } from '@/server/payload'
import { namePaper } from './name-paper'

export type HandedDocument = {
  filename: string
  /** Under which the reader keeps it. */
  name: string | null
  mimeType: string
  /** Public id of the home that it belongs to. */
  publicId: number
}

/**
 * A document that may still be handed over, with its home. Null when it was withdrawn, or when its
 * home is no longer shown to everybody.
 */
export async function findHandedDocument(
  id: number,
  locale: Locale,
): Promise<HandedDocument | null> {
  const payload = await payloadAsSystem(
    'opening a paper on request for whoever holds the signed link to it',
  )
  const { docs } = await payload.find({
    collection: 'documents',
    where: { and: [{ id: { equals: id } }, isHandedOver] },
    locale,
    fallbackLocale: [...locales],
    depth: 0,
    limit: 1,
    pagination: false,
    select: { filename: true, mimeType: true, property: true, title: true },
  })
  const [document] = docs
  if (!document?.filename || !document.mimeType) return null
  const own = toRelationId(document.property)
  const { docs: homes } = await payload.find({
    collection: 'properties',
    where: {
      and: [
        { or: [{ documents: { in: [id] } }, ...(own === null ? [] : [{ id: { equals: own } }])] },
        { _status: { equals: 'published' } },
        { status: { in: propertyStatuses.filter(isPublicStatus) } },
        { isDiscreet: { not_equals: true } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { publicId: true },
  })
  const publicId = homes[0]?.publicId
  if (typeof publicId !== 'number') return null
  const { filename, mimeType } = document
  return { filename, mimeType, name: namePaper(document), publicId }
}
