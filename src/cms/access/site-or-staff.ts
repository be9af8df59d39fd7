import type { PayloadRequest } from 'payload'
import { isStaff } from './roles'

/**
 * The site itself, for whoever looks at its pages, and staff. Nobody else asks for such records
 * over HTTP: the pages choose what to show of them, and a list would show the rest as well, such as
 * the pictures of a discreet home or the address of a page that is still being written.
 */
export const siteOrStaff = ({ req }: { req: PayloadRequest }): boolean =>
  req.payloadAPI === 'local' || isStaff(req.user)
