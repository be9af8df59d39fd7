import { NotFound, type CollectionBeforeChangeHook } from 'payload'
import { lockRecord, type LockedTable } from './transaction'

/**
 * Refuses to save a record that was deleted since it was read. The framework writes a record that is
 * not there anew, so that what its owner deleted would be back. The record is held until the save
 * ends, so that whoever deletes it at this moment comes before or after.
 */
export function createRefuseGone(table: LockedTable): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    if ((await lockRecord(req, table, originalDoc.id)) === null) throw new NotFound(req.t)
    return data
  }
}
