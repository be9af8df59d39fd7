import { Forbidden, type Endpoint } from 'payload'
import { parseRecordId } from '@/domain/kernel/record-id'
import { noStore } from '@/domain/protection/private-headers'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { mayRead } from '../../access/may-read'
import { toSafeFileName } from '../../hooks/safe-file-name'
import { findFile } from './files'

/** Where the desk fetches a file of an enquiry. */
export function toFilePath(enquiryId: number, fileId: number): string {
  return buildDeskApiPath('enquiries', enquiryId, 'files', fileId)
}

/**
 * A file that came with an enquiry, to be saved and never opened by the browser. For those who
 * sell and may read the enquiry; 404 for an enquiry of a colleague, as for one that is not there.
 */
export const fileEndpoint: Endpoint = {
  path: '/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const enquiryId = parseRecordId(String(req.routeParams?.['id']))
    const fileId = parseRecordId(String(req.routeParams?.['file']))
    const isAllowed = enquiryId !== null && (await mayRead(req, 'enquiries', enquiryId))
    const file = !isAllowed || fileId === null ? null : await findFile(req, enquiryId, fileId)
    if (file === null) return new Response(null, { status: 404 })
    return new Response(file.content, {
      headers: {
        ...noStore,
        'Content-Disposition': `attachment; filename="${toSafeFileName(file.name)}"`,
        'Content-Type': 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
}
