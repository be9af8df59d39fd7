import type { CollectionBeforeValidateHook } from 'payload'
import { toRelationId, toRelationIds } from '../../../relation-id'

/** The main type is one of the types: whoever filters on it must find the property. */
export const completeTypes: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (data === undefined) return data
  const mainType = toRelationId(data.mainType ?? originalDoc?.mainType)
  if (mainType === null) return data
  const types = listOf(data.types ?? originalDoc?.types)
  return types.includes(mainType) ? data : { ...data, types: [mainType, ...types] }
}

function listOf(value: unknown): number[] {
  return Array.isArray(value) ? toRelationIds(value) : []
}
