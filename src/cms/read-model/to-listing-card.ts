import { energyLabelOf } from '@/domain/energy/energy-label'
import { fallbackLocale, locales, pickText, type Locale } from '@/domain/kernel/locales'
import { localizedPlaceName } from '@/domain/places/place-name'
import { priceView, type PriceFacts, type PriceView } from '@/domain/pricing/price-view'
import { statusForPrice } from '@/domain/pricing/price-visibility'
import { findPropertyType } from '@/domain/properties/property-types'
import { createRedactor, type Redact } from './redact-street'
import type { ListingCard, ListingPicture } from './listing-row'
import type { MediaSource, PropertySource } from './listing-source'
import type { Listing } from './resolve-listing'

type Localized = Partial<Record<string, string | null>>

/** What the card of a property shows in one language, with everything hidden already left out. */
export function toListingCard(listing: Listing, locale: Locale, publishedAt: string): ListingCard {
  const { property, mainType, marquee } = listing
  const redact = createRedactor(property)
  return {
    publicId: property.publicId,
    ...toTitle(listing, locale, redact),
    goal: property.goal,
    status: property.status,
    lists: listing.lists,
    recordFile: property.isDiscreet ? null : property.recordFile,
    typeWebId: mainType.webId,
    typeKey: mainType.key,
    typeName: textIn(mainType.name, locale).text,
    city: cityIn(listing, locale),
    zip: property.zip ?? '',
    countryId: listing.countryId,
    areaName: redact(property.areaName),
    region: listing.region,
    price: toPrice(listing, locale),
    marquee: marquee && {
      code: marquee.code,
      name: textIn(marquee.name, locale).text,
      tone: marquee.tone,
    },
    ...toFacts(listing),
    pictures: listing.pictures.map((picture) => toPicture(picture, locale, redact)),
    projectPublicId: listing.projectPublicId,
    unit: toUnit(property, redact),
    publishedAt,
  }
}

/** The lot and floor of a discreet unit would tell it from the others of its building. */
function toUnit({ unit, project, isDiscreet }: PropertySource, redact: Redact) {
  if (unit === null || project === null || isDiscreet) return null
  return { ...unit, lot: redact(unit.lot) }
}

function toFacts({ property, mainType, region, today }: Listing) {
  return {
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    livingAreaM2: property.surfaceLivingM2,
    plotAreaM2: property.surfaceGroundM2,
    energy: energyLabelOf({
      certificateLabel: property.epcLabelText,
      kwhPerM2Year: property.energyPerformance,
      region,
      typeHasDuty: findPropertyType(mainType.webId)?.hasEnergyDuty ?? true,
      on: today,
    }),
    hasGarden: property.hasGarden,
    hasTerrace: property.hasTerrace,
    hasGarage: property.hasGarage,
    hasParking: property.hasParking,
    hasLift: property.hasLift,
    hasPool: property.hasPool,
    isNewBuild: property.isNewBuild,
    isInvestment: property.isInvestment,
  }
}

function toPrice(listing: Listing, locale: Locale): PriceView {
  const { property, marquee } = listing
  const isStartPrice = property.startPrice !== null && property.startPrice > 0
  return priceView({
    price: isStartPrice ? property.startPrice : property.price,
    publishPrice: property.publishPrice,
    priceUnit: listing.priceUnitCode,
    priceUnitText: textIn(property.priceUnitText, locale).text,
    goal: property.goal,
    marquee: marquee && {
      hidesPrice: marquee.hidesPrice,
      name: textIn(marquee.name, locale).text,
    },
    status: statusForPrice({
      status: property.status,
      unitStatus: property.unit?.status ?? null,
    }),
    isStartPrice,
    annuity: toAnnuity(listing),
  })
}

function toAnnuity({ property }: Listing): PriceFacts['annuity'] {
  if (!property.isAnnuity) return null
  return {
    bouquet: property.annuityBouquet ?? 0,
    monthly: property.annuityMonthly ?? 0,
    maxDurationYears: property.annuityMaxYears,
  }
}

/** A property without a title, or whose title betrays a hidden street, goes by its type. */
function toTitle({ property, mainType }: Listing, locale: Locale, redact: Redact) {
  const found = textIn(property.title, locale)
  const title = redact(found.text)
  if (title) return { title, titleLocale: found.locale }
  const typeName = textIn(mainType.name, locale)
  return { title: typeName.text, titleLocale: typeName.locale }
}

function cityIn({ property, place }: Listing, locale: Locale): string {
  const official = place && pickText(place.name, locale)
  return official || localizedPlaceName(property.city ?? '', locale)
}

function toPicture(media: MediaSource, locale: Locale, redact: Redact): ListingPicture {
  return {
    mediaId: media.id,
    version: new Date(media.updatedAt).getTime().toString(36),
    alt: redact(textIn(media.alt, locale).text) ?? '',
    width: media.width,
    height: media.height,
    focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    isVector: media.mimeType === 'image/svg+xml',
  }
}

/** The text in a language, or else in the first one that has it, the default language before others. */
function textIn(text: Localized, locale: Locale): { text: string; locale: Locale } {
  const order = [locale, fallbackLocale, ...locales]
  const found = order.find((candidate) => pickText(text, candidate) !== '') ?? locale
  return { text: pickText(text, found), locale: found }
}
