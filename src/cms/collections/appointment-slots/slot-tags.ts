import type { SlotPlace } from '@/domain/appointments/slots'
import { officeSlotsTag, projectSlotsTag, slotsTag } from '../../cache-tags'
import { toRelationId } from '../../relation-id'

/** The tags of the pages on which a slot can be chosen; none for a slot that lost its home. */
export function toSlotTags({ propertyId, projectId, atOffice }: SlotPlace): string[] {
  return [
    ...(propertyId === null ? [] : [slotsTag(propertyId)]),
    ...(projectId === null ? [] : [projectSlotsTag(projectId)]),
    ...(atOffice ? [officeSlotsTag] : []),
  ]
}

/** The same for the record of a slot or a rule; none where there is no record. */
export function slotTagsOf(doc: unknown): string[] {
  if (typeof doc !== 'object' || doc === null) return []
  return toSlotTags({
    propertyId: toRelationId(Reflect.get(doc, 'property')),
    projectId: toRelationId(Reflect.get(doc, 'project')),
    atOffice: Reflect.get(doc, 'atOffice') === true,
  })
}
