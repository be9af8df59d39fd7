import { displayPlaceName } from '@/domain/places/place-name'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'

/**
 * Completes an address from the chosen place: postcode, country and town where they are empty, and
 * where they still belong to the place that was chosen before. A town that was typed or imported
 * gets the spelling that Belgium uses.
 */
export const fillFromPlace: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (data === undefined) return data
  const place = data.place === undefined ? originalDoc?.place : data.place
  const isOther = originalDoc !== undefined && place !== originalDoc.place
  const isStale = (name: 'zip' | 'city') => {
    const value: unknown = data[name] ?? originalDoc?.[name]
    return !value || (isOther && value === originalDoc[name])
  }
  const stale = { zip: isStale('zip'), city: isStale('city') }
  const found = stale.zip || stale.city ? await findPlace(req, place) : null
  if (found && stale.zip) Object.assign(data, { zip: found.zip, countryId: found.countryId })
  if (found && stale.city) data.city = found.name
  if (typeof data.city === 'string') data.city = displayPlaceName(data.city)
  return data
}

async function findPlace(req: PayloadRequest, id: unknown) {
  if (typeof id !== 'number') return null
  return req.payload.findByID({
    collection: 'places',
    id,
    req: toNestedRequest(req),
    depth: 0,
    disableErrors: true,
    locale: 'nl',
    fallbackLocale: ['fr', 'en', 'de'],
    select: { name: true, zip: true, countryId: true },
  })
}
