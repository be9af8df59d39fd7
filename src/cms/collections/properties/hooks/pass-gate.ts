import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Property } from '@/cms/payload-types'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { isStaff } from '../../../access/roles'
import { createFieldErrors } from '../../../hooks/editor-message'
import { findFieldPlace } from '../gate/field-labels'
import { findIssues } from '../gate/find-issues'
import { findWithheld } from '../gate/find-withheld'
import { gateLevelOf } from '../gate/gate-level'
import { recordFieldOf } from '../gate/publication-facts'
import { reasonOf } from '../gate/reasons'

/**
 * Keeps with every property what the law on advertisements asks of it, and refuses to let a member
 * of staff publish one that misses something. An import or the seed has no person to ask, so it is noted
 * there and not refused.
 */
export const passGate: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
  const record = { ...originalDoc, ...data }
  const issues = await findIssues(req, record)
  if (data._status === 'published' && isStaff(req.user)) {
    refuse(req, await findWithheld(req, { record, issues, id: originalDoc?.id }))
  }
  return { ...data, gate: gateLevelOf(issues), gateIssues: issues }
}

function refuse(req: PayloadRequest, issues: readonly PublicationIssue[]): void {
  if (issues.length === 0) return
  const { fields } = req.payload.collections.properties.config
  throw createFieldErrors(
    req,
    'properties',
    issues.map((issue) => {
      const path = recordFieldOf[issue.field]
      return { path, label: findFieldPlace(fields, path).label, text: reasonOf(issue) }
    }),
  )
}
