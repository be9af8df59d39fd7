import { parseRecordId, recordIdMax } from '../kernel/record-id'

/** Largest public id of a home or project. */
export const publicIdMax = recordIdMax

/** Reads the public id of a home or project, which is written as the number of a record is. */
export const parsePublicId = parseRecordId

/** A segment of digits alone is an id by its form, even where its value is out of range. */
export function hasIdForm(segment: string): boolean {
  return /^\d+$/.test(segment)
}
