import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Property } from '@/cms/payload-types'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { isAvailableStatus } from '@/domain/properties/statuses'
import { isStaff } from '../../../access/roles'
import { createFieldErrors } from '../../../hooks/editor-message'
import { toNestedRequest } from '../../../hooks/nested-request'
import { findFieldPlace } from '../gate/field-labels'
import { findIssues } from '../gate/find-issues'
import { gateLevelOf } from '../gate/gate-level'
import { recordFieldOf } from '../gate/publication-facts'
import { reasonOf } from '../gate/reasons'

const isBlocking = ({ level }: PublicationIssue) => level === 'blocking'
const nameOf = ({ code, field }: PublicationIssue) => `${code}.${field}`

/**
 * Keeps with every property what the law on advertisements asks of it, and refuses to let a member
 * of staff publish one that misses something. What was missing when it went online before may still
 * be missing: its price can be mended meanwhile, and the start of the desk counts it. An import or
 * the seed has no person to ask, so it is noted there and not refused.
 */
export const passGate: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
  const record = { ...originalDoc, ...data }
  const issues = await findIssues(req, record)
  const isAdvertised = record.status !== undefined && isAvailableStatus(record.status)
  if (data._status === 'published' && isAdvertised && isStaff(req.user)) {
    const known = await findKnown(req, originalDoc?.id)
    refuse(
      req,
      issues.filter((issue) => isBlocking(issue) && !known.has(nameOf(issue))),
    )
  }
  return { ...data, gate: gateLevelOf(issues), gateIssues: issues }
}

/** What was missing already on the page that stands online. */
async function findKnown(req: PayloadRequest, id: number | undefined): Promise<Set<string>> {
  if (id === undefined) return new Set()
  const online = await req.payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    disableErrors: true,
    req: toNestedRequest(req),
  })
  if (online?._status !== 'published' || !isAvailableStatus(online.status)) return new Set()
  return new Set((await findIssues(req, online)).filter(isBlocking).map(nameOf))
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
