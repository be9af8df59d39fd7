import type { CollectionBeforeReadHook } from 'payload'
import { isStaff } from '../access/roles'
import { createRedactor, redactAll } from '../read-model/redact-street'

type Addressed = {
  id: number | string
  street?: string | null
  publishAddress?: boolean | null
  isDiscreet?: boolean | null
}

/**
 * Editors write texts by hand, and the hidden street slips in. Whoever asks for a record over HTTP
 * and is no member of staff gets it without the texts that name the street; the pages have a guard
 * of their own. It runs before the fields are read, when the street is still there to be compared
 * with, so the collection always selects it; its own rule then takes it out.
 */
export const redactForPrograms: CollectionBeforeReadHook<Addressed> = ({ doc, req }) => {
  if (req.payloadAPI === 'local' || isStaff(req.user)) return doc
  const { street = null, publishAddress, isDiscreet } = doc
  const redact = createRedactor({
    street,
    publishAddress: publishAddress ?? false,
    isDiscreet: isDiscreet ?? false,
  })
  return { ...redactAll(doc, redact), street }
}
