import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { parseRecordId } from '@/domain/kernel/record-id'
import { noStore } from '@/domain/protection/private-headers'
import { buildListingExportPath } from '@/domain/routes/listing-exports'
import { editorsOnly } from '../../access/editors-only'
import { toNestedRequest } from '../../hooks/nested-request'
import { createSecretKey } from '../../secret-key'
import { hashExportKey } from './key'

/** The link that is named in the address; null where there is none. */
async function findLink(req: PayloadRequest) {
  if (!editorsOnly({ req })) throw new Forbidden(req.t)
  const id = parseRecordId(String(req.routeParams?.id ?? ''))
  if (id === null) return null
  return req.payload.findByID({
    collection: 'export-links',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req: toNestedRequest(req),
  })
}

const missing = () => new Response(null, { status: 404, headers: noStore })

/**
 * Gives a link a new address, which ends the one before. It is told in this answer alone; 403 for
 * accounts that may not make any.
 */
const renewKey: Endpoint = {
  path: '/:id/key',
  method: 'post',
  handler: async (req) => {
    const link = await findLink(req)
    if (link === null) return missing()
    const key = createSecretKey()
    await req.payload.update({
      collection: 'export-links',
      id: link.id,
      depth: 0,
      req: toNestedRequest(req),
      data: { keyHash: hashExportKey(key), keyMadeAt: new Date().toISOString(), revokedAt: null },
    })
    const href = `${req.payload.config.serverURL}${buildListingExportPath(key, link.format)}`
    return Response.json({ href }, { headers: noStore })
  },
}

/** Ends the address of a link; what was fetched before stays with who has it. */
const revoke: Endpoint = {
  path: '/:id/revoke',
  method: 'post',
  handler: async (req) => {
    const link = await findLink(req)
    if (link === null) return missing()
    await req.payload.update({
      collection: 'export-links',
      id: link.id,
      depth: 0,
      req: toNestedRequest(req),
      data: { keyHash: null, revokedAt: new Date().toISOString() },
    })
    return new Response(null, { status: 204, headers: noStore })
  },
}

export const exportLinkEndpoints: Endpoint[] = [renewKey, revoke]
