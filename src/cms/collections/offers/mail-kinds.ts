/** Names under which the mails about an offer are queued: to the agency, and to its signers. */
export const offerMailKinds = { notice: 'offer-notice', signer: 'offer-signer' } as const
