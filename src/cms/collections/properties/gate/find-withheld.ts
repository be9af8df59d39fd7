import type { PayloadRequest } from 'payload'
import type { Property } from '@/cms/payload-types'
import { isBlocking, type PublicationIssue } from '@/domain/properties/publication-issues'
import { isAvailableStatus } from '@/domain/properties/statuses'
import { toNestedRequest } from '../../../hooks/nested-request'
import { findIssues } from './find-issues'

const nameOf = ({ code, field }: PublicationIssue) => `${code}.${field}`

/**
 * What keeps a member of staff from publishing a property as it is, of all that the law asks of it.
 * What was missing when it went online before may still be missing: its price can be mended meanwhile,
 * and the start of the desk counts it.
 *
 * @param id of the property as it is stored; undefined for a new one
 */
export async function findWithheld(
  req: PayloadRequest,
  {
    record,
    issues,
    id,
  }: {
    record: Partial<Property>
    issues: readonly PublicationIssue[]
    id: number | undefined
  },
): Promise<PublicationIssue[]> {
  if (record.status === undefined || !isAvailableStatus(record.status)) return []
  const known = await findKnown(req, id)
  return issues.filter((issue) => isBlocking(issue) && !known.has(nameOf(issue)))
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
