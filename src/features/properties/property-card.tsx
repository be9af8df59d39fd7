import { getTranslations } from 'next-intl/server'
import { formatArea } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { toTypeWord } from '@/domain/properties/type-word'
import { SaveHeart } from '@/features/favourites/save-heart'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import { classNames } from '@/ui/class-names'
import { EnergyArrow } from '@/ui/energy-arrow/energy-arrow'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import type { StripPicture } from './card-strip.client'
import { ClosedFacade } from './closed-facade'
import { CardStrip } from './late-card-strip.client'
import { toEnergyStep } from './energy-words'
import { PriceFigure } from './price-figure'
import styles from './property-card.module.css'
import type { PropertyCardView } from './to-property-card'

export type PropertyCardProps = {
  card: PropertyCardView
  locale: Locale
  /** `row` puts the picture at the left, for narrow lists. */
  variant?: 'grid' | 'row'
  headingLevel?: 2 | 3 | 4
  /** The card stands on the first screen: its picture is loaded at once. */
  priority?: boolean
}

const pictureSizes = {
  grid: '(min-width: 1280px) 320px, (min-width: 600px) 50vw, 75vw',
  row: '240px',
} as const

const toStripPicture = ({ id, version, focus, isVector }: PictureView): StripPicture => ({
  id,
  version,
  focus,
  isVector,
})

/** Up to five pictures that a finger can swipe through; the link lies on all of them. */
async function CardPictures({ card, variant = 'grid', priority = false }: PropertyCardProps) {
  const [first, ...others] = card.pictures
  if (!first) {
    const t = await getTranslations('properties.card')
    const isDiscreet = card.lists.includes('discreet')
    return <ClosedFacade label={t(isDiscreet ? 'discreetPicture' : 'noPicture')} />
  }
  const sizes = pictureSizes[variant]
  return (
    <CardStrip others={others.map(toStripPicture)} sizes={sizes}>
      <MediaPicture
        inset={false}
        picture={first}
        priority={priority}
        ratio="4 / 3"
        sizes={sizes}
        isCard
      />
    </CardStrip>
  )
}

async function CardFacts({ card }: { card: PropertyCardView }) {
  const t = await getTranslations('properties.card')
  const { bedrooms, livingAreaM2, plotAreaM2 } = card
  const size = livingAreaM2 ?? plotAreaM2
  const outside = (['hasGarden', 'hasTerrace', 'hasGarage'] as const).find((flag) => card[flag])
  const words = { hasGarden: 'garden', hasTerrace: 'terrace', hasGarage: 'garage' } as const
  return (
    <>
      {bedrooms !== null && bedrooms > 0 && (
        <span className={styles.fact}>
          <span aria-hidden="true">{t('bedrooms', { count: bedrooms })}</span>
          <VisuallyHidden>{t('bedroomsSpoken', { count: bedrooms })}</VisuallyHidden>
        </span>
      )}
      {size !== null && (
        <span className={styles.fact}>
          {livingAreaM2 === null ? t('plot', { area: formatArea(size) }) : formatArea(size)}
        </span>
      )}
      {outside && <span className={styles.fact}>{t(words[outside])}</span>}
    </>
  )
}

async function CardEnergy({ card: { energy, region } }: { card: PropertyCardView }) {
  if (energy.kind !== 'label') return null
  const t = await getTranslations('properties.card')
  const { letter, colour } = toEnergyStep(energy.label, region)
  return (
    <span className={styles.energy}>
      <EnergyArrow colour={colour} label={t('energyLabel', { letter })} letter={letter} />
    </span>
  )
}

/** A property in a list: picture, price, type and place, one line of facts; all of it one link. */
export async function PropertyCard(props: PropertyCardProps) {
  const { card, locale, variant = 'grid', headingLevel = 3 } = props
  const isClosed = card.price.kind === 'hidden'
  const ownTitle = card.titleLocale === locale ? card.title : null
  const typeWord = toTypeWord(card.typeName, ownTitle, locale)
  const place = [card.zip, card.city].filter(Boolean).join(' ')
  return (
    <article className={classNames(styles.card, styles[variant], isClosed && styles.closed)}>
      <Link className={styles.link} href={card.href} look="bare" prefetch={false}>
        <div className={styles.picture}>
          <CardPictures {...props} />
          {card.marquee && card.marquee.name !== '' && (
            <span className={styles.plate}>
              <Plate tone={card.marquee.tone}>{card.marquee.name}</Plate>
            </span>
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.price}>
            <PriceFigure locale={locale} price={card.price} />
          </p>
          <Heading className={styles.title} level={headingLevel}>
            {[typeWord, place].filter(Boolean).join(' · ')}
          </Heading>
          <div className={styles.facts}>
            <span className={styles.words}>
              <CardFacts card={card} />
            </span>
            <CardEnergy card={card} />
          </div>
        </div>
      </Link>
      {!isClosed && !card.lists.includes('discreet') && (
        <SaveHeart id={card.publicId} title={card.title} variant={variant} />
      )}
    </article>
  )
}
