import type { GeoPoint } from '@/domain/places/location'
import { OutlineMap } from './outline-map'
import { isOnMap, projectPoint } from './projection'
import styles from './place-map.module.css'

/** A place with homes in it: one mark on the map. */
export type PlaceMark = { name: string; count: number; point: GeoPoint; href: string }

const smallestRadius = 8
const largestRadius = 22

/** The area of the mark grows with the count, so the radius with its root. */
function toRadius(count: number): number {
  return Math.min(largestRadius, smallestRadius + 2.2 * Math.sqrt(count))
}

/** Marks with the number of homes, each a link to the place; the list beside it says the same. */
export function PlaceMap({ label, marks }: { label: string; marks: readonly PlaceMark[] }) {
  return (
    <OutlineMap label={label}>
      {marks
        .filter(({ point }) => isOnMap(point))
        .toSorted((a, b) => b.count - a.count)
        .map(({ name, count, point, href }) => {
          const { x, y } = projectPoint(point)
          return (
            <g key={href} transform={`translate(${x} ${y})`}>
              <a aria-label={`${name}: ${count}`} className={styles.mark} href={href}>
                <title>{`${name}: ${count}`}</title>
                <circle r={toRadius(count)} />
                <text dy="0.35em">{count}</text>
              </a>
            </g>
          )
        })}
    </OutlineMap>
  )
}
