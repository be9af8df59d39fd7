import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { belgiumId } from '@/domain/places/countries'
import { regionOfPostcode, type Region } from '@/domain/places/region'
import { isMarqueeVisible } from '@/domain/properties/marquees'
import { isShownStatus } from '@/domain/visibility/content-rules'
import { listsOf, type ListKey } from '@/domain/properties/visibility'
import type {
  MarqueeSource,
  MediaSource,
  PlaceSource,
  PropertySource,
  Relations,
  TypeSource,
} from './listing-source'

/** A property with the records it refers to, before the choice of a language. */
export type Listing = {
  property: PropertySource
  today: CalendarDay
  lists: ListKey[]
  mainType: TypeSource
  types: TypeSource[]
  /** Null when there is none, or when its days are over. */
  marquee: MarqueeSource | null
  priceUnitCode: number | null
  place: PlaceSource | null
  countryId: number
  region: Region | null
  /**
   * Null when the project is not public: the unit then stands on its own. So does a discreet one,
   * whose building would be known by the name of its project.
   */
  projectPublicId: number | null
  pictures: MediaSource[]
}

/** Pictures that a card can show. */
const picturesMax = 5

/**
 * Looks up what a property refers to.
 *
 * @throws Error when its main type does not exist
 */
export function resolveListing(
  property: PropertySource,
  relations: Relations,
  today: CalendarDay,
): Listing {
  const mainType = find(relations.types, property.mainType)
  if (mainType === null) {
    throw new Error(`Property ${property.id} is published without a main type; choose one and save`)
  }
  const marquee = findMarquee(property, relations, today)
  const countryId = property.countryId ?? belgiumId
  return {
    property,
    today,
    mainType,
    types: findAll(relations.types, [mainType.id, ...property.types]),
    marquee,
    lists: listsOf({ ...property, countryId }, marquee),
    priceUnitCode: find(relations.priceUnits, property.priceUnit)?.code ?? null,
    place: find(relations.places, property.place),
    countryId,
    region: regionOfPostcode(property.zip ?? '', countryId),
    projectPublicId: findProject(property, relations),
    pictures: property.isDiscreet
      ? []
      : findAll(relations.media, property.pictures).slice(0, picturesMax),
  }
}

function findMarquee(property: PropertySource, relations: Relations, today: CalendarDay) {
  const marquee = find(relations.marquees, property.marquee)
  return marquee && isMarqueeVisible(marquee, property, today) ? marquee : null
}

function findProject(property: PropertySource, { projects }: Relations): number | null {
  const project = property.isDiscreet ? null : find(projects, property.project)
  if (project === null || project._status !== 'published' || !project.isPublic) return null
  return isShownStatus(project.status) ? project.publicId : null
}

function find<T>(records: ReadonlyMap<number, T>, id: number | null): T | null {
  return id === null ? null : (records.get(id) ?? null)
}

function findAll<T>(records: ReadonlyMap<number, T>, ids: readonly number[]): T[] {
  return [...new Set(ids)].flatMap((id) => records.get(id) ?? [])
}
