import { ClosedFacade } from '@/features/properties/closed-facade'
import { MediaPicture } from '@/features/media/media-picture'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import styles from './home-cards.module.css'
import type { OwnedHome } from './owner-view'

type HomeCardsProps = {
  homes: readonly OwnedHome[]
  buildHref: (propertyId: number) => string
  /** What to say of the news of each home that has any. */
  newsTexts: ReadonlyMap<number, string>
  /** The one that is open; the cards are small then, for the head of its pages. */
  currentId?: number
}

function News({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className={styles.news}>
      <Plate tone="marigold">{text}</Plate>
    </span>
  )
}

const pictureSizes = { large: '(min-width: 600px) 300px, 75vw', small: '96px' } as const

/** The properties of an owner beside each other: picture, name, address and state, each one link. */
export function HomeCards({ homes, buildHref, newsTexts, currentId }: HomeCardsProps) {
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
              <News text={newsTexts.get(id)} />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type HomeSwitchProps = Required<HomeCardsProps> & {
  label: string
  /** What a phone shows in place of the cards, until it is opened. */
  other: string
  /** What is new in the others together; undefined for nothing. */
  otherNews: string | undefined
}

/** Leads to the same page of another home: cards beside each other, one line on a phone. */
export function HomeSwitch({
  homes,
  buildHref,
  newsTexts,
  currentId,
  label,
  other,
  otherNews,
}: HomeSwitchProps) {
  return (
    <nav aria-label={label} className={styles.switch}>
      <HomeCards buildHref={buildHref} currentId={currentId} homes={homes} newsTexts={newsTexts} />
      <details className={styles.fold}>
        <summary className={styles.foldLine}>
          <span>
            {other} <News text={otherNews} />
          </span>
          <Icon className={styles.foldSign} name="chevron-down" />
        </summary>
        <ul>
          {homes
            .filter(({ id }) => id !== currentId)
            .map(({ id, title, address }) => (
              <li key={id}>
                <Link className={styles.foldHome} href={buildHref(id)} look="bare" prefetch={false}>
                  <span className={styles.foldTitle}>{title}</span>
                  <span className={styles.address}>{address}</span>
                  <News text={newsTexts.get(id)} />
                </Link>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  )
}
