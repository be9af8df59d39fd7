import type { ReactNode } from 'react'
import { MediaPicture } from '@/features/media/media-picture'
import { EnergyArrow } from '@/ui/energy-arrow/energy-arrow'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import styles from './home-card.module.css'
import type { HomeView } from './home-view'

type HomeCardProps = {
  home: HomeView
  /** As in the `sizes` attribute of its picture. */
  sizes: string
  headingLevel?: 2 | 3
  /** Stands under the facts, outside the link. */
  children?: ReactNode
}

function Facts({ home: { facts, energy } }: Pick<HomeCardProps, 'home'>) {
  return (
    <div className={styles.facts}>
      {facts.map(({ text, spoken }) => (
        <span className={styles.fact} key={text}>
          <span aria-hidden={spoken !== null || undefined}>{text}</span>
          {spoken !== null && <VisuallyHidden>{spoken}</VisuallyHidden>}
        </span>
      ))}
      {energy && (
        <span className={styles.energy}>
          <EnergyArrow colour={energy.colour} label={energy.label} letter={energy.letter} />
        </span>
      )}
    </div>
  )
}

/** A home in a list that the browser knows: the card of the lists, with one picture. */
export function HomeCard({ home, sizes, headingLevel = 3, children }: HomeCardProps) {
  const { href, picture, plate, price, priceUnit, heading } = home
  return (
    <article className={styles.card}>
      <Link className={styles.link} href={href} look="bare" prefetch={false}>
        <div className={styles.picture}>
          {picture && (
            <MediaPicture inset={false} picture={picture} ratio="4 / 3" sizes={sizes} isCard />
          )}
          {plate && (
            <span className={styles.plate}>
              <Plate tone={plate.tone}>{plate.text}</Plate>
            </span>
          )}
        </div>
        <p className={styles.price}>
          {price}
          {priceUnit !== '' && <span className={styles.unit}> {priceUnit}</span>}
        </p>
        <Heading className={styles.title} level={headingLevel}>
          {heading}
        </Heading>
        <Facts home={home} />
      </Link>
      {children}
    </article>
  )
}
