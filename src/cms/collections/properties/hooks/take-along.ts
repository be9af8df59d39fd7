import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { toNestedRequest } from '../../../hooks/nested-request'
import { getExecutor } from '../../../hooks/transaction'
import { deleteVisitsOf } from '../../../visits/delete-visits-of'

const keyOf = (id: unknown) => `papersOf-${String(id)}`

/** Papers that another property shows, as it stands or as it is being written. */
async function findShownElsewhere(req: PayloadRequest, id: number | string): Promise<Set<number>> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select r.documents_id as id from properties_rels r
      join documents d on d.id = r.documents_id and d.property_id = ${id}
      where r.parent_id <> ${id}
    union
    select r.documents_id from _properties_v_rels r
      join documents d on d.id = r.documents_id and d.property_id = ${id}
      join _properties_v v on v.id = r.parent_id and v.latest and v.parent_id <> ${id}`)
  return new Set(rows.map((row) => Number(row['id'])))
}

/**
 * Takes a property out of the accounts of its owners, who could otherwise keep the database from
 * deleting it, and notes its papers while they still name it. In the trash it keeps all of them.
 */
export const leaveOwners: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const executor = await getExecutor(req)
  await executor.execute(sql`delete from owners_properties where property_id = ${id}`)
  const isOfProperty: Where = { property: { equals: id } }
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: isOfProperty,
    depth: 0,
    pagination: false,
    select: {},
    req: toNestedRequest(req),
  })
  const shown = await findShownElsewhere(req, id)
  req.context[keyOf(id)] = docs.map((paper) => paper.id).filter((paper) => !shown.has(paper))
}

/**
 * Deletes the papers of a property with their files, and what was counted of it. After the property,
 * because no transaction brings back a file; a paper that another property shows stays with that one.
 */
export const deletePapers: CollectionAfterDeleteHook = async ({ req, id }) => {
  const papers: unknown = req.context[keyOf(id)]
  for (const paper of Array.isArray(papers) ? papers : []) {
    await req.payload.delete({
      collection: 'documents',
      id: Number(paper),
      depth: 0,
      req: toNestedRequest(req),
    })
  }
  await deleteVisitsOf(req, 'property', Number(id))
}
