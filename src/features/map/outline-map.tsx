import type { ReactNode } from 'react'
import outlines from './outlines.json'
import { mapSize, projectPoint } from './projection'
import styles from './outline-map.module.css'

type Ring = readonly (readonly number[])[]

function toPath(ring: Ring): string {
  const points = ring.map(([lng = 0, lat = 0]) => {
    const { x, y } = projectPoint({ lat, lng })
    return `${x} ${y}`
  })
  return `M${points.join('L')}Z`
}

const paths = outlines.map(({ key, ring }, index) => ({ id: `${key}-${index}`, d: toPath(ring) }))

type OutlineMapProps = {
  /** What the map shows, for those who do not see it. */
  label: string
  /** Drawn on top, in the units of `mapSize`. */
  children?: ReactNode
}

/** Belgium and Luxembourg as outlines of their provinces. */
export function OutlineMap({ label, children }: OutlineMapProps) {
  return (
    <svg
      aria-label={label}
      className={styles.map}
      role="group"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
    >
      <g aria-hidden>
        {paths.map(({ id, d }) => (
          <path className={styles.province} d={d} key={id} />
        ))}
      </g>
      {children}
    </svg>
  )
}
