import { ClosedFacade } from '@/features/properties/closed-facade'
import { MediaPicture } from '@/features/media/media-picture'
import { classNames } from '@/ui/class-names'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import styles from './home-cards.module.css'
import type { OwnedHome } from './owner-view'

type HomeCardsProps = {
  homes: readonly OwnedHome[]
  buildHref: (propertyId: number) => string
  /** The one that is open; the cards are small then, for the head of its pages. */
  currentId?: number
}

const pictureSizes = { large: '(min-width: 600px) 300px, 100vw', small: '96px' } as const

/** The properties of an owner beside each other: picture, name, address and state, each one link. */
export function HomeCards({ homes, buildHref, currentId }: HomeCardsProps) {
  const size = currentId === undefined ? 'large' : 'small'
  return (
    <ul className={classNames(styles.cards, styles[size])}>
      {homes.map(({ id, title, address, status, picture }) => (
        <li key={id}>
          <Link
            aria-current={id === currentId ? 'true' : undefined}
            className={styles.card}
            href={buildHref(id)}
            look="bare"
            prefetch={false}
          >
            <div className={styles.picture}>
              {picture === null ? (
                <ClosedFacade label="" />
              ) : (
                <MediaPicture alt="" picture={picture} ratio="4 / 3" sizes={pictureSizes[size]} />
              )}
            </div>
            <div className={styles.text}>
              <p className={styles.title}>{title}</p>
              <p className={styles.address}>{address}</p>
              <p className={styles.plate}>
                <Plate tone={status.tone}>{status.name}</Plate>
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
