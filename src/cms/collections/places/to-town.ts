import { displayPlaceName } from '@/domain/places/place-name'

/** What an address takes over from a place. */
export type Town = { zip: string; countryId: string; city: string }

/** A place as it was read, in the spelling that Belgium uses; null for what is no place. */
export function toTown(place: unknown): Town | null {
  if (typeof place !== 'object' || place === null) return null
  const read = (name: string): string => {
    const value: unknown = Reflect.get(place, name)
    return typeof value === 'string' ? value : ''
  }
  const [zip, countryId, name] = [read('zip'), read('countryId'), read('name')]
  if (zip === '' || countryId === '') return null
  return { zip, countryId, city: name === '' ? '' : displayPlaceName(name) }
}
