import type { Project, Property } from '@/cms/payload-types'
import { createRedactor, redactAll, type Redact } from '@/cms/read-model/redact-street'
import { toRelationId } from '@/cms/relation-id'
import { formatCityLine, formatStreetLine } from '@/domain/formats/address'
import { toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { isAddressPublic } from '@/domain/places/location'
import { localizedPlaceName } from '@/domain/places/place-name'
import {
  isClosedUnit,
  isOpenUnit,
  unitStatusOf,
  type UnitStatus,
} from '@/domain/projects/unit-status'
import { projectPriceView } from '@/domain/projects/project-price'
import type { PriceView } from '@/domain/pricing/price-view'
import { parseLink } from '@/domain/routes/safe-target'
import { toPicture, toPictures } from '@/features/media/to-picture'
import { pickInOrder, redactSentences, type Localized } from '@/features/properties/describe-texts'
import { toManager } from '@/features/properties/to-property-view'
import { amountOf } from '@/features/properties/record-values'
import type { ProjectCardView, ProjectView, UnitCounts, UnitView } from './project-view'
import { toProgress } from './to-progress'

type UnitDocument = Pick<Property, 'status' | 'goal' | 'unit'>

/** The status of a unit as its record and its property tell it together. */
export function toUnitStatus({ status, goal, unit }: UnitDocument): UnitStatus {
  return unitStatusOf({ status, goal, unitStatus: unit?.status ?? null })
}

function countStatuses(statuses: readonly UnitStatus[]): UnitCounts {
  return {
    total: statuses.length,
    available: statuses.filter(isOpenUnit).length,
    sold: statuses.filter(isClosedUnit).length,
  }
}

export function toUnitCounts(units: readonly UnitDocument[]): UnitCounts {
  return countStatuses(units.map(toUnitStatus))
}

/** The same for units that are ready to be shown. */
export function toUnitTotals(units: readonly UnitView[]): UnitCounts {
  return countStatuses(units.map(({ status }) => status))
}

/** A project whose units are not known yet is not sold out. */
function isSoldOut({ total, sold }: UnitCounts): boolean {
  return total > 0 && sold === total
}

/** What visitors read as the price of a unit; null where they read none. */
export type OpenPrices = readonly (PriceView | null)[]

/**
 * The prices of the units that are still to be had.
 * @param shown by the public id of the unit; one without a page of its own is not among them
 */
export function toOpenPrices(
  units: readonly (UnitDocument & Pick<Property, 'publicId'>)[],
  shown: ReadonlyMap<number, { price: PriceView }>,
): OpenPrices {
  return units
    .filter((unit) => isOpenUnit(toUnitStatus(unit)))
    .map(({ publicId }) => shown.get(publicId ?? 0)?.price ?? null)
}

function toPrice(
  project: Pick<Project, 'priceMin' | 'priceMax'>,
  units: UnitCounts,
  openPrices: OpenPrices,
) {
  return projectPriceView({
    told: { min: project.priceMin ?? null, max: project.priceMax ?? null },
    openPrices,
    allSold: isSoldOut(units),
  })
}

/** What the lists know of a unit: where its page is and what price is public. */
export type UnitCard = { href: string; price: PriceView }

/** A property type, with the id of its record. */
export type UnitType = { id: number; webId: number; name: string }

/**
 * @param card null for a unit that has no page, such as one sold long ago
 * @param types the names of the types in the language of the page
 */
export function toUnitView(
  unit: Property,
  card: UnitCard | null,
  types: readonly UnitType[],
): UnitView {
  const status = toUnitStatus(unit)
  const type = types.find(({ id }) => id === toRelationId(unit.mainType))
  return {
    publicId: unit.publicId ?? 0,
    name: unit.unit?.lot || unit.recordFile,
    type: type ? { webId: type.webId, name: type.name } : null,
    floor: unit.unit?.floor ?? null,
    areaM2: amountOf(unit.surfaceLivingM2),
    terraceM2: amountOf(unit.surfaceTerraceM2),
    bedrooms: amountOf(unit.bedrooms),
    price: isClosedUnit(status) ? null : (card?.price ?? null),
    status,
    href: card?.href ?? null,
  }
}

/** From the ground up, and by name on every floor. */
export function compareUnits(a: UnitView, b: UnitView): number {
  const floors = (a.floor ?? Number.POSITIVE_INFINITY) - (b.floor ?? Number.POSITIVE_INFINITY)
  if (floors !== 0 && !Number.isNaN(floors)) return floors
  return a.name.localeCompare(b.name, 'nl', { numeric: true })
}

export type ProjectContext = {
  locale: Locale
  defaultLocale: Locale
  names: Localized
  descriptions: Localized
  /** The street, also when it is hidden: what hides it has to know it. */
  street: string | null
  units: UnitCounts
  openPrices: OpenPrices
}

function toExternalWeb(text: string | null | undefined): string | null {
  const link = parseLink(text ?? '')
  return link?.kind === 'external' ? link.href : null
}

/** A project as a visitor may see it; a hidden address is left out here, whoever read the record. */
export function toProjectView(project: Project, context: ProjectContext): ProjectView {
  const { locale, defaultLocale } = context
  const hasAddress = isAddressPublic(project)
  const redact = createRedactor({
    publishAddress: hasAddress,
    isDiscreet: false,
    street: context.street,
  })
  const withSafeAlt = (pictures: Project['pictures']) =>
    toPictures(pictures).map((picture) => ({ ...picture, alt: redact(picture.alt) ?? '' }))
  const description = pickInOrder(context.descriptions, locale, defaultLocale)
  const text = description && redactSentences(description.text, redact)
  const city = localizedPlaceName(project.city ?? '', locale)
  const view: ProjectView = {
    publicId: project.publicId ?? 0,
    name: pickInOrder(context.names, locale, defaultLocale) ?? { text: project.name, locale },
    number: project.number ?? '',
    streetLine: hasAddress
      ? formatStreetLine(
          {
            street: project.street ?? null,
            houseNumber: project.houseNumber ?? null,
            boxNr: project.boxNr ?? null,
          },
          locale,
        )
      : null,
    cityLine: formatCityLine({ zip: project.zip ?? '', city }),
    city,
    zip: project.zip ?? '',
    countryId: Number(project.countryId),
    delivery: project.delivery ?? '',
    price: toPrice(project, context.units, context.openPrices),
    description: description && text ? { ...description, text } : null,
    pictures: withSafeAlt(project.pictures),
    plans: withSafeAlt(project.plans),
    progress: toProgress(project.progress, { redact, locale }),
    externalWeb: toExternalWeb(project.externalWeb),
    manager: toManager(project.manager),
    visibleIn: toMeantLocales(project.visibleIn),
  }
  return keepStreetOut(view, redact)
}

/**
 * The last guard on a page whose address is hidden: no text of the view names the street. The name
 * was chosen to be known, whatever street it may be called after; pictures and progress are guarded
 * where they are made, and what else they hold is no text.
 */
function keepStreetOut(view: ProjectView, redact: Redact): ProjectView {
  const { name, city, cityLine, pictures, plans, progress } = view
  return { ...redactAll(view, redact), ...{ name, city, cityLine, pictures, plans, progress } }
}

/** What a list reads of a project. */
export type ProjectRecord = Pick<
  Project,
  'id' | 'publicId' | 'zip' | 'delivery' | 'priceMin' | 'priceMax' | 'pictures'
>

type CardContext = Pick<ProjectCardView, 'href' | 'name' | 'city' | 'units'> & {
  openPrices: OpenPrices
}

/**
 * A project in a list. Its picture stands beside its name and says no more than that: the words of
 * the picture may name a street, and a list does not read which one has to stay hidden.
 */
export function toProjectCard(
  project: ProjectRecord,
  { href, name, city, units, openPrices }: CardContext,
): ProjectCardView {
  const picture = toPicture(project.pictures?.[0])
  return {
    publicId: project.publicId ?? 0,
    href,
    name,
    city,
    zip: project.zip ?? '',
    delivery: project.delivery ?? '',
    price: toPrice(project, units, openPrices),
    units,
    picture: picture && { ...picture, alt: '' },
  }
}
