import type { PayloadRequest } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { toNestedRequest } from '../../../hooks/nested-request'
import { toRelationId } from '../../../relation-id'
import { issuesOf, type LawRecord } from './publication-facts'

/** What stands between a property and a lawful advertisement today. */
export async function findIssues(
  req: PayloadRequest,
  record: LawRecord & { mainType?: unknown },
): Promise<PublicationIssue[]> {
  const typeId = toRelationId(record.mainType)
  const type =
    typeId === null
      ? null
      : await req.payload.findByID({
          collection: 'property-types',
          id: typeId,
          depth: 0,
          disableErrors: true,
          req: toNestedRequest(req),
          select: { webId: true },
        })
  return issuesOf(record, { webId: type?.webId ?? null, today: toBelgianDay(new Date()) })
}
