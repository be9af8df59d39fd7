import type { Access } from 'payload'
import { siteOrStaff } from '../../access/site-or-staff'

export const filmTypes = ['video/mp4', 'video/webm']

/**
 * Like everything that the pages choose from; besides, whoever knows the name of a film gets its
 * file, because pages play films from there. They show pictures by the image route.
 */
export const mediaForSite: Access = ({ req, isReadingStaticFile }) => {
  if (siteOrStaff({ req })) return true
  return isReadingStaticFile === true && { mimeType: { in: filmTypes } }
}
