import { filterAmount } from '@/domain/pricing/price-view'
import { toCalendarDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { isAddressPublic, publicLocation } from '@/domain/places/location'
import { isOpen } from '@/domain/properties/availability'
import { toReferenceKey } from '@/domain/search/match-text'
import { searchFeatures, type SearchFeature } from '@/domain/search/search-criteria'
import { propertyPageState } from '@/domain/properties/visibility'
import { lastDayShown } from './last-day-shown'
import type { ListingRow } from './listing-row'
import type { PropertySource, Relations } from './listing-source'
import { resolveListing, type Listing } from './resolve-listing'
import { toListingCard } from './to-listing-card'
import { toPlaceKeys, toSearchText } from './to-search-text'

export type ListingContext = {
  /** The Belgian day for which the rows are made. */
  today: CalendarDay
  /** Secret of the installation, with which hidden addresses are moved on the map. */
  salt: string
}

/**
 * The rows of a property: one per language in which visitors may see it, none when they may not
 * see it at all. Pure: the same property, relations and day give the same rows.
 *
 * @throws Error when the property names a main type that does not exist
 */
export function toListingRows(
  property: PropertySource,
  relations: Relations,
  siteLocales: readonly Locale[],
  context: ListingContext,
): ListingRow[] {
  if (property._status !== 'published') return []
  const state = propertyPageState({ ...property, today: context.today })
  if (state.kind === 'absent' || state.kind === 'gone' || property.publishedAt === null) return []
  const listing = resolveListing(property, relations, context.today)
  const shared = toSharedColumns(listing, property.publishedAt, context)
  return siteLocales
    .filter((locale) => property.visibleIn.includes(locale))
    .map((locale) => {
      const card = toListingCard(listing, locale, shared.published_at)
      return {
        ...shared,
        locale,
        city: card.city,
        price: filterAmount(card.price),
        energy_label: card.energy.kind === 'label' ? card.energy.label : null,
        title: card.title,
        picture_ids: card.pictures.map(({ mediaId }) => mediaId),
        is_indexable: state.isIndexable,
        search_text: toSearchText(listing, card),
        card,
      }
    })
}

function toSharedColumns(listing: Listing, publishedAt: string, { salt }: ListingContext) {
  const { property, lists, marquee, types, mainType, projectPublicId } = listing
  const { key, keys } = toPlaceKeys(listing)
  return {
    property_id: property.id,
    public_id: property.publicId,
    lists,
    goal: property.goal,
    status: property.status,
    marquee_code: marquee?.code ?? null,
    main_type_id: mainType.webId,
    type_ids: types.map(({ webId }) => webId),
    country_id: listing.countryId,
    zip: property.zip ?? '',
    city_key: key,
    city_keys: keys,
    place_id: property.place,
    area: property.surfaceLivingM2,
    plot_m2: property.surfaceGroundM2,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    features: toFeatures(property),
    is_open: isOpen({ status: property.status, unitStatus: property.unit?.status ?? null }),
    ...toAvailabilityColumns(property),
    project_id: property.project,
    project_public_id: projectPublicId,
    record_file_key: referenceKeyOf(property),
    ...toPointColumns(listing, salt),
    published_at: new Date(publishedAt).toISOString(),
    visible_until: lastDayShown(property),
    updated_at: new Date(property.updatedAt).toISOString(),
  }
}

/** Names the features of a property as filters do, in their order. */
function toFeatures(property: PropertySource): SearchFeature[] {
  const has: Record<SearchFeature, boolean> = {
    garden: property.hasGarden,
    terrace: property.hasTerrace,
    garage: property.hasGarage,
    parking: property.hasParking,
    lift: property.hasLift,
    furnished: property.isFurnished,
    pool: property.hasPool,
    'new-build': property.isNewBuild,
    annuity: property.isAnnuity,
  }
  return searchFeatures.filter((feature) => has[feature])
}

/** A date that an editor left behind counts only while the availability asks for one. */
function toAvailabilityColumns({ availability, availableFrom }: PropertySource) {
  const isDated = availability === 'onDate' && availableFrom !== null
  return { availability, available_from: isDated ? toCalendarDay(availableFrom) : null }
}

function referenceKeyOf({ isDiscreet, recordFile }: PropertySource): string | null {
  return isDiscreet || recordFile === null ? null : toReferenceKey(recordFile)
}

/** Units of one building share a displacement, or the middle of their points would betray it. */
function toPointColumns({ property, projectPublicId }: Listing, salt: string) {
  const { point } = publicLocation({
    ...property,
    publishAddress: isAddressPublic(property),
    zip: property.zip ?? '',
    city: property.city ?? '',
    publicId: projectPublicId === null ? property.publicId : `project ${projectPublicId}`,
    salt,
  })
  const shown = property.isDiscreet ? null : point
  return {
    lat: shown?.lat ?? null,
    lng: shown?.lng ?? null,
    point_is_approximate: shown?.isApproximate ?? false,
  }
}
