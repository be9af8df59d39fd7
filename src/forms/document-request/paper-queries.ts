import 'server-only'
import { isHandedOver } from '@/cms/collections/documents/handed-over'
import { toRelationId } from '@/cms/relation-id'
import type { Locale } from '@/domain/kernel/locales'
import { payloadAsSystem } from '@/server/payload'

export type Paper = { id: number; title: string }

/**
 * The papers of a property that whoever asks is sent. None of a discreet one: those follow after a
 * talk with the agency.
 */
export async function findPapers(propertyId: number, locale: Locale): Promise<Paper[]> {
  const payload = await payloadAsSystem(
    'listing papers on request, which visitors get by signed links alone',
  )
  const property = await payload.findByID({
    collection: 'properties',
    id: propertyId,
    depth: 0,
    disableErrors: true,
    select: { documents: true, isDiscreet: true },
  })
  if (property === null || property.isDiscreet === true) return []
  const ids = (property.documents ?? []).flatMap((one) => toRelationId(one) ?? [])
  const { docs } = await payload.find({
    collection: 'documents',
    where: {
      and: [isHandedOver, { or: [{ property: { equals: propertyId } }, { id: { in: ids } }] }],
    },
    locale,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { title: true },
  })
  return docs.map(({ id, title }) => ({ id, title }))
}
