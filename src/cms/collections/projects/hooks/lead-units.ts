import { followProjectAddress, type StoredAddress } from '@/domain/projects/follow-address'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { propertyTag } from '../../../cache-tags'
import { toNestedRequest } from '../../../hooks/nested-request'
import { notifyTags } from '../../../hooks/revalidate'
import {
  addressNames,
  addressSelect,
  readProjectAddress,
  toStoredAddress,
} from '../../places/stored-address'

const contextKey = 'projectAddressesBefore'

type Step = {
  id: number
  before: StoredAddress | null
  now: StoredAddress
}

/** Remembers where the project stood, by which the units that took its address are known. */
export const rememberAddress: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || typeof originalDoc?.id !== 'number') return data
  const known = addressesIn(req.context)
  known.set(originalDoc.id, await readProjectAddress(req, originalDoc.id))
  req.context[contextKey] = known
  return data
}

/**
 * Units follow the address of their project and hide what it hides, in the transaction of its save.
 * A draft of the project moves nobody: the stored address counts. Stored records and newest drafts
 * are changed side by side and in these fields alone, so that no draft of a unit goes online and no
 * text of it is touched; their rows of the read model are made again with those of the project.
 */
export const leadUnits: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || typeof doc.id !== 'number') return doc
  const now = await readProjectAddress(req, doc.id)
  if (now === null) return doc
  const step: Step = { id: doc.id, before: addressesIn(req.context).get(doc.id) ?? null, now }
  const publicIds = await leadRecords(req, step)
  await leadDrafts(req, step)
  if (publicIds.length > 0) await notifyTags(req, publicIds.map(propertyTag))
  return doc
}

function addressesIn(context: RequestContext): Map<number, StoredAddress | null> {
  const known = context[contextKey]
  return known instanceof Map ? known : new Map()
}

/** @returns the public ids of the units that changed */
async function leadRecords(req: PayloadRequest, step: Step): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'properties',
    req: toNestedRequest(req),
    where: { project: { equals: step.id } },
    depth: 0,
    pagination: false,
    sort: 'id',
    trash: true,
    select: { publicId: true, ...addressSelect },
  })
  const changed: number[] = []
  for (const unit of docs) {
    const data = findChange(unit, step)
    if (data === null) continue
    const { id, publicId } = unit
    const updatedAt = new Date().toISOString()
    await req.payload.db.updateOne({
      collection: 'properties',
      id,
      data: { ...data, updatedAt },
      req,
      returning: false,
    })
    if (typeof publicId === 'number') changed.push(publicId)
  }
  return changed
}

/** The newest version of a unit is what editors go on with: it must not bring the old address back. */
async function leadDrafts(req: PayloadRequest, step: Step): Promise<void> {
  const { docs } = await req.payload.findVersions({
    collection: 'properties',
    req: toNestedRequest(req),
    where: { and: [{ latest: { equals: true } }, { 'version.project': { equals: step.id } }] },
    depth: 0,
    pagination: false,
    trash: true,
    select: { version: addressSelect },
  })
  for (const { id, version } of docs) {
    const data = findChange(version, step)
    if (data === null) continue
    await req.payload.db.updateVersion({
      collection: 'properties',
      id,
      versionData: { version: data },
      req,
      returning: false,
    })
  }
}

/** The fields of a unit that are to change; null when it follows its project already. */
function findChange(
  unit: Parameters<typeof toStoredAddress>[0],
  { now, before }: Step,
): Partial<StoredAddress> | null {
  const stored = toStoredAddress(unit)
  const wanted = followProjectAddress(stored, now, before)
  const names = addressNames.filter((name) => stored[name] !== wanted[name])
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, wanted[name]]))
}
