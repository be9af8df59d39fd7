import type { PayloadRequest } from 'payload'
import { isStaff } from './roles'

/** Every member of staff, whatever the role. */
export const staffOnly = ({ req }: { req: PayloadRequest }): boolean => isStaff(req.user)
