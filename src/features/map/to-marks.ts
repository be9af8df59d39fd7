import type { GeoPoint } from '@/domain/places/location'
import type { PlaceMark } from './place-map'

type Marked = { publicId: number; zip: string; city: string; href: string }

/**
 * One mark per place with the number of records in it. The mark leads to the first of them; the
 * list beside the map has the others. Records without a point have no mark.
 */
export function toMarks(
  records: readonly Marked[],
  points: ReadonlyMap<number, GeoPoint>,
): PlaceMark[] {
  const marks = new Map<string, PlaceMark>()
  for (const { publicId, zip, city, href } of records) {
    const point = points.get(publicId)
    if (!point) continue
    const name = [zip, city].filter(Boolean).join(' ')
    const mark = marks.get(name)
    marks.set(name, mark ? { ...mark, count: mark.count + 1 } : { name, count: 1, point, href })
  }
  return [...marks.values()]
}
