import type { ListingCard } from '@/cms/read-model/listing-row'
import type { PathSubject } from '@/domain/routes/build-path'
import type { AddressBook } from '@/features/routing/address-book'
import { toListingPicture } from '@/features/media/to-listing-picture'
import type { PictureView } from '@/features/media/to-picture'
import { toPathSubject } from './property-path'

/** A card of a list, with its address and its pictures ready to be drawn. */
export type PropertyCardView = Omit<ListingCard, 'pictures'> & {
  href: string
  pictures: PictureView[]
}

/** @param projects the projects that units among the cards belong to, by public id */
export function toPropertyCard(
  card: ListingCard,
  book: Pick<AddressBook, 'property'>,
  projects: ReadonlyMap<number, PathSubject>,
): PropertyCardView {
  const project = card.projectPublicId === null ? null : projects.get(card.projectPublicId)
  return {
    ...card,
    href: book.property(toPathSubject(card, project ?? null)).canonical,
    pictures: card.pictures.map(toListingPicture),
  }
}
