import type { ReactNode } from 'react'
import styles from './map-beside.module.css'

/** A list at the left and its map at the right; on a phone the map comes first. */
export function MapBeside({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <div className={styles.map}>{map}</div>
      <div>{children}</div>
    </div>
  )
}
