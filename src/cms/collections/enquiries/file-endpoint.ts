import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { toSafeFileName } from '../../hooks/safe-file-name'
import { findFile } from './files'

/** Largest number of a record. */
const idMax = 2_147_483_647

function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0
  return id > 0 && id <= idMax ? id : null
}

/** Where the desk fetches a file of an enquiry. */
export function toFilePath(enquiryId: number, fileId: number): string {
  return buildDeskApiPath('enquiries', enquiryId, 'files', fileId)
}

async function mayRead({ payload, user }: PayloadRequest, id: number): Promise<boolean> {
  const where = { id: { equals: id } }
  const as = { overrideAccess: false, user } as const
  const { totalDocs } = await payload.count({ collection: 'enquiries', where, ...as })
  return totalDocs > 0
}

/**
 * A file that came with an enquiry, to be saved and never opened by the browser. For staff who may
 * read the enquiry; 404 for an enquiry of a colleague, as for one that is not there.
 */
export const fileEndpoint: Endpoint = {
  path: '/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const enquiryId = readId(req.routeParams?.['id'])
    const fileId = readId(req.routeParams?.['file'])
    const isAllowed = enquiryId !== null && (await mayRead(req, enquiryId))
    const file = !isAllowed || fileId === null ? null : await findFile(req, enquiryId, fileId)
    if (file === null) return new Response(null, { status: 404 })
    return new Response(file.content, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${toSafeFileName(file.name)}"`,
        'Content-Type': 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
}
