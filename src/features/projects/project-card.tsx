import { getTranslations } from 'next-intl/server'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { MediaPicture } from '@/features/media/media-picture'
import { ClosedFacade } from '@/features/properties/closed-facade'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import styles from './project-card.module.css'
import type { ProjectCardView } from './project-view'

export type ProjectCardProps = {
  card: ProjectCardView
  locale: Locale
  headingLevel?: 2 | 3 | 4
  /** The card stands on the first screen: its picture is loaded at once. */
  priority?: boolean
}

/** A project in a list: a wide picture, its name, place, delivery and prices; one link. */
export async function ProjectCard(props: ProjectCardProps) {
  const { card, locale, headingLevel = 3, priority = false } = props
  const t = await getTranslations('projects')
  const { picture, name, delivery, price, units } = card
  const place = [card.zip, card.city].filter(Boolean).join(' ')
  const lines = [
    place,
    delivery && t('delivery', { date: delivery }),
    units.total > 0 && t('available', { count: units.available, total: units.total }),
  ].filter(Boolean)
  return (
    <article className={styles.card}>
      <Link className={styles.link} href={card.href} look="bare" prefetch={false}>
        <div className={styles.picture}>
          {picture ? (
            <MediaPicture
              picture={picture}
              priority={priority}
              ratio="3 / 2"
              sizes="(min-width: 768px) 50vw, 75vw"
            />
          ) : (
            <ClosedFacade label={t('noPicture')} />
          )}
          {price.kind === 'soldOut' && (
            <span className={styles.plate}>
              <Plate tone="ink">{t('soldOut')}</Plate>
            </span>
          )}
        </div>
        <Heading className={styles.name} level={headingLevel} size="s">
          {name}
        </Heading>
        <p className={styles.price}>{formatPriceView(price, locale)}</p>
        <p className={styles.facts}>{lines.join(' · ')}</p>
      </Link>
    </article>
  )
}
