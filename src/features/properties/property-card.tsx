import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { Heart } from '@/features/favourites/heart'
import type { StripPicture } from '@/features/home-card/home-card.client'
import { HomeCard } from '@/features/home-card/late-home-card.client'
import type { PictureView } from '@/features/media/to-picture'
import { ClosedFacade } from './closed-facade'
import { toHomeView } from './to-home-view'
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

const toStripPicture = ({ id, version, focus, isVector }: PictureView): StripPicture => ({
  id,
  version,
  focus,
  isVector,
})

/** A property in a list of the page, with what a finger can swipe to and a heart to keep it. */
export async function PropertyCard({ card, locale, ...look }: PropertyCardProps) {
  const [t, tSaved] = await Promise.all([
    getTranslations('properties.card'),
    getTranslations('favourites'),
  ])
  const { title, titleLocale: _, ...home } = toHomeView(card, locale, t)
  const isClosed = card.price.kind === 'hidden'
  const isDiscreet = card.lists.includes('discreet')
  const front = isDiscreet ? 'discreetPicture' : 'noPicture'
  return (
    <HomeCard
      {...look}
      front={home.picture === null && <ClosedFacade label={t(front)} />}
      heart={
        !isClosed &&
        !isDiscreet && (
          <Heart id={home.id} label={tSaved('save', { title })} variant={look.variant} />
        )
      }
      home={home}
      isClosed={isClosed}
      others={card.pictures.slice(1).map(toStripPicture)}
    />
  )
}
