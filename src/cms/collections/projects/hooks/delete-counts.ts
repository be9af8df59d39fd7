import type { CollectionAfterDeleteHook } from 'payload'
import { deleteVisitsOf } from '../../../visits/delete-visits-of'

/** Deletes what was counted of a project, which nobody could read any more. */
export const deleteCounts: CollectionAfterDeleteHook = ({ req, id }) =>
  deleteVisitsOf(req, 'project', Number(id))
