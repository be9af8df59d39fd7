import { followProjectAddress } from '@/domain/projects/follow-address'
import type { CollectionBeforeValidateHook } from 'payload'
import { addressNames, readProjectAddress, toStoredAddress } from '../../places/stored-address'
import { toRelationId } from '../../../relation-id'

/**
 * Gives a unit the address of its project where it has none, and hides it where the project does.
 * Otherwise one tick on a unit would tell the street that the project keeps to itself, and a unit
 * without a street would have nothing by which its texts are guarded.
 */
export const followProject: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (data === undefined) return data
  const projectId = toRelationId(data.project === undefined ? originalDoc?.project : data.project)
  if (projectId === null) return data
  const project = await readProjectAddress(req, projectId)
  if (project === null) return data
  const names = addressNames.filter((name) => data[name] !== undefined)
  const given = Object.fromEntries(names.map((name) => [name, data[name]]))
  return {
    ...data,
    ...followProjectAddress(toStoredAddress({ ...originalDoc, ...given }), project),
  }
}
