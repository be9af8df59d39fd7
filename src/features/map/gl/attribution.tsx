import { Link } from '@/ui/link/link'
import type { MapTexts } from '../map-texts'
import type { Streets } from '../streets'
import styles from './moving-map.module.css'

type AttributionProps = {
  /** Null where there are none on the map; then nobody has to be named. */
  streets: Streets | null
  texts: Pick<MapTexts, 'newTab'>
}

/** Whose the streets are: their licence asks that it stands on the map. */
export function Attribution({ streets, texts }: AttributionProps) {
  if (!streets) return null
  return (
    <p className={styles.attribution}>
      {streets.attribution.map(({ text, href }) =>
        href === null ? (
          <span key={text}>{text}</span>
        ) : (
          <Link href={href} key={`${text} ${href}`} newTabText={texts.newTab}>
            {text}
          </Link>
        ),
      )}
    </p>
  )
}
