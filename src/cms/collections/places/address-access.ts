import { isAddressPublic } from '@/domain/places/location'
import type { FieldAccess } from 'payload'
import { isStaff } from '../../access/roles'

/**
 * Street, number, box and point are read by staff, and by others only where the owner agreed to
 * show them. Asked without a record, as for a filter or an order on the field, the answer is no:
 * a hidden street must not be found by searching for it either. The collection therefore always
 * selects `publishAddress`, and `isDiscreet` where it has it.
 */
export const addressIsPublic: FieldAccess = ({ req, doc }) =>
  isStaff(req.user) || isAddressPublic(doc ?? {})
