import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'
import { z } from 'zod'
import { toNestedRequest } from '../hooks/nested-request'
import {
  marqueeSource,
  mediaSource,
  placeSource,
  priceUnitSource,
  projectSource,
  propertySource,
  typeSource,
  type PropertySource,
  type Relations,
} from './listing-source'

/**
 * Reads published properties and all they refer to, in the transaction of the request. Properties
 * that are drafts, in the trash or gone are left out.
 *
 * @throws Error naming the property when a published record lacks what publication needs
 */
export async function loadListingSources(
  req: PayloadRequest,
  propertyIds: readonly number[],
): Promise<{ properties: PropertySource[]; relations: Relations }> {
  const properties = await findRecords(req, {
    collection: 'properties',
    schema: propertySource,
    ids: propertyIds,
    isPublished: true,
  })
  const relations = await loadRelations(req, properties)
  return { properties, relations }
}

async function loadRelations(
  req: PayloadRequest,
  properties: readonly PropertySource[],
): Promise<Relations> {
  // One after the other: they share the connection of the transaction.
  const read = <Schema extends RecordSchema>(
    collection: CollectionSlug,
    schema: Schema,
    ids?: (number | null)[],
  ) => findRecords(req, { collection, schema, ids: ids?.filter((id) => id !== null) })
  return {
    types: byId(await read('property-types', typeSource)),
    marquees: byId(await read('marquees', marqueeSource)),
    priceUnits: byId(await read('price-units', priceUnitSource)),
    places: byId(
      await read(
        'places',
        placeSource,
        properties.map(({ place }) => place),
      ),
    ),
    projects: byId(
      await read(
        'projects',
        projectSource,
        properties.map(({ project }) => project),
      ),
    ),
    media: byId(
      await read(
        'media',
        mediaSource,
        properties.flatMap(({ pictures }) => pictures),
      ),
    ),
  }
}

type RecordSchema = z.ZodObject<{ id: z.ZodNumber }>

async function findRecords<Schema extends RecordSchema>(
  req: PayloadRequest,
  options: {
    collection: CollectionSlug
    schema: Schema
    ids?: readonly number[]
    isPublished?: boolean
  },
): Promise<z.infer<Schema>[]> {
  const { collection, schema, ids, isPublished } = options
  if (ids?.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: selectionOf(schema),
    where: {
      ...(ids ? { id: { in: [...new Set(ids)] } } : {}),
      ...(isPublished ? { _status: { equals: 'published' } } : {}),
    },
  })
  return docs.map((doc) => parseRecord(schema, collection, doc))
}

function parseRecord<Schema extends RecordSchema>(
  schema: Schema,
  collection: string,
  doc: { id: number | string },
): z.infer<Schema> {
  const result = schema.safeParse(doc)
  if (result.success) return result.data
  throw new Error(
    `${collection} ${doc.id} cannot be listed: ${z.prettifyError(result.error)}. ` +
      'Fill in what is missing, or withdraw its publication.',
  )
}

/** Reads the fields of the schema and no others: a property has a hundred more. */
function selectionOf(schema: RecordSchema): SelectType {
  const names = Object.keys(schema.shape).filter((name) => name !== 'id')
  return Object.fromEntries(names.map((name) => [name, true]))
}

function byId<T extends { id: number }>(records: readonly T[]): ReadonlyMap<number, T> {
  return new Map(records.map((record) => [record.id, record]))
}
