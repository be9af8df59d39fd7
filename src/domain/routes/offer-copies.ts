import { buildDeskApiPath } from './desk'

/**
 * The address of the copy of an offer, for staff, who are known by their account; those who made
 * the offer have it in their mail.
 *
 * @param id of the record
 */
export function buildOfferCopyPath(id: number): string {
  return buildDeskApiPath('offer-copies', id)
}
