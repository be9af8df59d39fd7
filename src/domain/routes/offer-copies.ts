/** Query parameter with the proof that whoever asks was given the link. */
export const copyProofParameter = 'proof'

/**
 * The address of the copy of an offer: `/api/offer-copies/12/` for staff, who are known by their
 * account, and with a proof for whoever made the offer.
 *
 * @param id of the record
 */
export function buildOfferCopyPath(id: number, proof: string | null = null): string {
  const query = proof === null ? '' : `?${new URLSearchParams({ [copyProofParameter]: proof })}`
  return `/api/offer-copies/${id}/${query}`
}
