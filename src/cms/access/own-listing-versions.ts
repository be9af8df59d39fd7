import type { PayloadRequest, Where } from 'payload'
import { ownListingVersions } from './own-listings'
import { hasRole } from './roles'

/** Those who sell a listing and translators read what it was before. */
export const ownVersionsOrTexts = ({ req }: { req: PayloadRequest }): boolean | Where =>
  hasRole(req.user, ['translator']) || ownListingVersions({ req })
