'use client'

import { useReducer, type ReactNode } from 'react'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import { classNames } from '@/ui/class-names'
import { EnergyArrow } from '@/ui/energy-arrow/energy-arrow'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { Price } from '@/ui/price/price'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import styles from './home-card.module.css'
import type { HomeView } from './home-view'

/** As much of a picture as its address and its crop need. */
export type StripPicture = Pick<PictureView, 'id' | 'version' | 'focus' | 'isVector'>

type CardPicturesProps = {
  first: PictureView
  /** What a finger can swipe to, after the first picture. */
  others?: readonly StripPicture[]
  /** The card stands on the first screen: its picture is loaded at once. */
  priority?: boolean
  sizes: string
}

type HomeCardProps = Pick<CardPicturesProps, 'others' | 'priority'> & {
  home: Omit<HomeView, 'title' | 'titleLocale'>
  /** `row` puts the picture at the left, for narrow lists. */
  variant?: 'grid' | 'row'
  headingLevel?: 2 | 3 | 4
  /** As in the `sizes` attribute of its picture, where it stands otherwise than in the lists. */
  sizes?: string
  /** A home that is no longer to be had. */
  isClosed?: boolean
  /** With which a visitor keeps it; the card is what it is placed by. */
  heart?: ReactNode
  /** Stands where a home without picture has one. */
  front?: ReactNode
  /** Stands under the facts, outside the link. */
  children?: ReactNode
}

const listSizes = {
  grid: '(min-width: 1280px) 320px, (min-width: 600px) 50vw, 75vw',
  row: '240px',
} as const

/** In pixels; the card cuts every picture to this shape. */
const shape = { width: 1360, height: 1020 }

const crop = { inset: false, isCard: true, ratio: '4 / 3' } as const

/**
 * The pictures of a card, side by side. The others are drawn once a finger touches the strip: most
 * cards are never swiped, and four pictures in five widths each would be most of a list's text.
 */
function CardPictures({ first, others = [], priority, sizes }: CardPicturesProps) {
  const [isTouched, touch] = useReducer(() => true, false)
  return (
    // Browsers would stop at what scrolls; by key all pictures are seen on the page of the home.
    <div className={styles.strip} onScroll={touch} onTouchStart={touch} tabIndex={-1}>
      <div className={styles.slide}>
        <MediaPicture {...crop} picture={first} priority={priority} sizes={sizes} />
      </div>
      {others.map((picture) => (
        <div className={styles.slide} key={picture.id}>
          {isTouched && (
            <MediaPicture
              {...crop}
              alt=""
              picture={{ ...picture, ...shape, alt: '' }}
              sizes={sizes}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function Facts({ home: { facts, energy } }: Pick<HomeCardProps, 'home'>) {
  return (
    <div className={styles.facts}>
      <span className={styles.words}>
        {facts.map(({ text, spoken }) => (
          <span className={styles.fact} key={text}>
            <span aria-hidden={spoken !== null || undefined}>{text}</span>
            {spoken !== null && <VisuallyHidden>{spoken}</VisuallyHidden>}
          </span>
        ))}
      </span>
      {energy && (
        <span className={styles.energy}>
          <EnergyArrow {...energy} />
        </span>
      )}
    </div>
  )
}

/**
 * A home in a list: picture, price, type and place, one line of facts; all of it one link. It is drawn
 * from its words, for lists that only the browser knows, and because a page that is told twenty
 * cards as elements is twice as long and takes a server a fifth more time.
 */
export function HomeCard(props: HomeCardProps) {
  const { home, variant = 'grid', headingLevel = 3, sizes, others, priority } = props
  const { isClosed = false, heart, front, children } = props
  const { href, picture, plate, price, heading } = home
  return (
    <article className={classNames(styles.card, styles[variant], isClosed && styles.closed)}>
      <Link className={styles.link} href={href} look="bare" prefetch={false}>
        <div className={styles.picture}>
          {picture === null ? (
            front
          ) : (
            <CardPictures
              first={picture}
              others={others}
              priority={priority}
              sizes={sizes ?? listSizes[variant]}
            />
          )}
          {plate && (
            <span className={styles.plate}>
              <Plate tone={plate.tone}>{plate.text}</Plate>
            </span>
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.price}>
            <Price {...price} />
          </p>
          <Heading className={styles.title} level={headingLevel}>
            {heading}
          </Heading>
          <Facts home={home} />
        </div>
      </Link>
      {heart}
      {children}
    </article>
  )
}
