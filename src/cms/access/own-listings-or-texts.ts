import type { PayloadRequest, Where } from 'payload'
import { ownListings } from './own-listings'
import { hasRole } from './roles'

/** Those who sell a listing, and translators, who write its texts and nothing else. */
export const ownListingsOrTexts = ({ req }: { req: PayloadRequest }): boolean | Where =>
  hasRole(req.user, ['translator']) || ownListings({ req })
