import type { Document, Property } from '@/cms/payload-types'
import { createRedactor, type Redact } from '@/cms/read-model/redact-street'
import { findLoaded } from '@/cms/relation-id'
import { formatCityLine, formatStreetLine } from '@/domain/formats/address'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { parseVideoLink } from '@/domain/media/video-link'
import { takesOffers } from '@/domain/offers/takes-offers'
import { takesTenants } from '@/domain/properties/takes-tenants'
import { localizedPlaceName } from '@/domain/places/place-name'
import { findPropertyType } from '@/domain/properties/property-types'
import { findClosing } from '@/domain/properties/statuses'
import { toPicture, toPictures, type PictureView } from '@/features/media/to-picture'
import { pickInOrder, redactSentences, type Localized } from './describe-texts'
import { toFactGroups } from './fact-groups'
import type { FactTexts } from './fact-rows'
import { hidePrivate } from './hide-private'
import { keepStreetOut } from './keep-street-out'
import { findMarquee } from './price-facts'
import {
  keyFactKinds,
  type DocumentView,
  type KeyFact,
  type KeyFactKind,
  type ManagerView,
  type Plate,
  type PropertyView,
} from './property-view'
import { amountOf, regionOf } from './record-values'
import { toEnergy, toFlood } from './to-property-condition'
import { toPropertyLaw } from './to-property-law'
import { toMoney, toPrice } from './to-property-money'

/** What a view is made from besides the record itself. */
export type PropertyContext = {
  locale: Locale
  defaultLocale: Locale
  /** The Belgian day on which the page is made. */
  today: CalendarDay
  titles: Localized
  descriptions: Localized
  /** Names of the facts, in the language of the page. */
  factTexts: FactTexts
  /** The street, also when it is hidden: what hides it has to know it. */
  street: string | null
  /** The point that may be shown; moved when the address is hidden. */
  point: PropertyView['point']
  /** Town as the lists write it in this language; null when the property is in no list. */
  city: string | null
}

function toPlates(property: Property, today: CalendarDay): Plate[] {
  const marquee = findMarquee(property, today)
  return marquee?.name ? [{ text: marquee.name, tone: marquee.tone }] : []
}

function toKeyFacts(property: Property): KeyFact[] {
  const parking =
    (property.garages ?? 0) + (property.parkings ?? 0) + (property.parkingsExternal ?? 0)
  const figures: Record<KeyFactKind, number | null> = {
    bedrooms: amountOf(property.bedrooms),
    bathrooms: amountOf(property.bathrooms),
    living: amountOf(property.surfaceLivingM2),
    plot: amountOf(property.surfaceGroundM2),
    built: amountOf(property.constructionYear),
    parking: amountOf(parking),
  }
  return keyFactKinds.flatMap((kind) => {
    const figure = figures[kind]
    return figure === null ? [] : [{ kind, figure }]
  })
}

/** The person to speak to; null when there is none or the record may not be shown. */
export function toManager(relation: Property['manager']): ManagerView | null {
  const manager = findLoaded(relation)
  if (manager === null || manager.isPublic === false) return null
  return {
    name: manager.name,
    role: manager.role ?? '',
    phone: manager.phone ?? '',
    portrait: toPicture(manager.portrait),
  }
}

function toDocument(document: number | Document): DocumentView[] {
  if (typeof document === 'number' || document.visibility !== 'public' || !document.url) return []
  const { id, title, kind, filesize, url } = document
  return [{ id, title, kind, bytes: filesize ?? null, href: url }]
}

function withSafeAlt(pictures: readonly PictureView[], redact: Redact): PictureView[] {
  return pictures.map((picture) => ({ ...picture, alt: redact(picture.alt) ?? '' }))
}

/** Title, description and place: what editors wrote, without what may not be known. */
function toTexts(property: Property, context: PropertyContext, redact: Redact) {
  const { locale, defaultLocale } = context
  const typeName = findLoaded(property.mainType)?.name ?? ''
  const title = pickInOrder(context.titles, locale, defaultLocale)
  const description = pickInOrder(context.descriptions, locale, defaultLocale)
  const city = context.city ?? localizedPlaceName(property.city ?? '', locale)
  const text = description && redactSentences(description.text, redact)
  return {
    typeName,
    title: title && redact(title.text) !== null ? title : { text: typeName, locale },
    description: description && text ? { ...description, text } : null,
    city,
    cityLine: formatCityLine({ zip: property.zip ?? '', city }),
    streetLine: formatStreetLine(
      {
        street: property.street ?? null,
        houseNumber: property.houseNumber ?? null,
        boxNr: property.boxNr ?? null,
      },
      locale,
    ),
    areaName: redact(property.areaName ?? null) || null,
  }
}

function toMedia(property: Property, redact: Redact) {
  return {
    pictures: withSafeAlt(toPictures(property.pictures), redact),
    plans: withSafeAlt(toPictures(property.plans), redact),
    panoramas: withSafeAlt(toPictures(property.panoramas), redact),
    video: parseVideoLink(property.videoUrl ?? ''),
    tour: parseVideoLink(property.tourUrl ?? ''),
    documents: (property.documents ?? []).flatMap(toDocument),
    manager: toManager(property.manager),
  }
}

/**
 * A property as a visitor may see it, in one language. Hidden addresses, hidden prices and what a
 * discreet sale keeps back are left out here, whoever read the record.
 *
 * @param record read in the language of the page, with its relations
 */
export function toPropertyView(record: Property, context: PropertyContext): PropertyView {
  const isDiscreet = record.isDiscreet ?? false
  const redact = createRedactor({
    publishAddress: record.publishAddress ?? false,
    isDiscreet,
    street: context.street,
  })
  const property = hidePrivate(record, context.today)
  const mainType = findLoaded(property.mainType)
  const price = toPrice(property, context.today)
  const energy = toEnergy(property, context.today)
  const project = findLoaded(property.project)
  const types = (property.types ?? []).map(findLoaded).flatMap((type) => type?.webId ?? [])
  const offered = {
    goal: property.goal,
    status: property.status,
    unitStatus: property.unit?.status ?? null,
    isDiscreet,
  }
  const view: PropertyView = {
    publicId: property.publicId ?? 0,
    reference: isDiscreet ? null : property.recordFile,
    goal: property.goal,
    ...toTexts(property, context, redact),
    typeIds: [...new Set([...(mainType ? [mainType.webId] : []), ...types])],
    isResidential: findPropertyType(mainType?.webId ?? 0)?.isResidential ?? false,
    zip: property.zip ?? '',
    countryId: Number(property.countryId),
    region: regionOf(property),
    plates: toPlates(property, context.today),
    closedAs: findClosing(property.status, property.goal),
    isDiscreet,
    takesOffers: takesOffers(offered),
    takesTenants: takesTenants(offered),
    price,
    ...toMoney(property, price, context.today),
    chargesRenter: price.kind === 'amount' ? amountOf(property.chargesRenter) : null,
    vatRegime: property.vatRegime ?? null,
    keyFacts: toKeyFacts(property),
    factGroups: toFactGroups(property, context.factTexts, context.locale),
    energy,
    flood: toFlood(property),
    law: toPropertyLaw(property, {
      texts: context.factTexts,
      locale: context.locale,
      hasDuty: energy.duty !== null,
    }),
    point: isDiscreet ? null : context.point,
    ...toMedia(property, redact),
    project: project?.publicId ? { publicId: project.publicId, name: project.name } : null,
    bedrooms: amountOf(property.bedrooms),
    bathrooms: amountOf(property.bathrooms),
    livingM2: amountOf(property.surfaceLivingM2),
    constructionYear: amountOf(property.constructionYear),
    publishedAt: property.publishedAt ?? null,
    checkedAt: property.checkedAt ?? null,
  }
  return keepStreetOut(view, redact)
}
