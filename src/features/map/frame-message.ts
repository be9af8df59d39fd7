import { isSafeRelativeTarget } from '@/domain/routes/safe-target'
import type { MapPoint } from './map-point'

/** A home that a page sends to the map in a frame, as the map of a list knows it. */
export type FrameItem = MapPoint & {
  /** Code of the plate on its picture; null without any. */
  marquee: number | null
}

/** Homes close together as one, or every home by itself. */
export const mapTypes = ['groups', 'points'] as const
export type MapType = (typeof mapTypes)[number]

/** What a page tells the map in a frame. Sent to its own origin alone. */
export type FrameMessage = {
  v: 1
  type: 'properties'
  items: readonly FrameItem[]
  /** Stands in the corner of the map; empty for none. */
  infoMessage: string
  mapType: MapType
  /** Address of the picture that marks a home; null for the site's own mark. */
  marker: string | null
  /** Codes of the plates whose homes the map leaves out. */
  ignoredMarquees: readonly number[]
}

/** What the map in a frame tells the page: it listens now. */
export type ReadyMessage = { v: 1; type: 'ready' }

export const readyMessage: ReadyMessage = { v: 1, type: 'ready' }

/** Most homes in one message. */
export const frameItemsMax = 200
/** Most characters of a text in a message. */
const textMax = 2_000
/** Most codes of plates in a message. */
const codesMax = 100

/** The message for these homes, of which it takes the first `frameItemsMax`. */
export function buildFrameMessage(facts: Omit<FrameMessage, 'v' | 'type'>): FrameMessage {
  const { items, ...rest } = facts
  return { v: 1, type: 'properties', items: items.slice(0, frameItemsMax), ...rest }
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= textMax

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max

const isCode = (value: unknown): value is number => Number.isSafeInteger(value)

/** A path of this site: no other host, and nothing that a browser would run. */
const isPath = (value: unknown): value is string => isText(value) && isSafeRelativeTarget(value)

const isPathOrNull = (value: unknown): value is string | null => value === null || isPath(value)

/** A list of at most so many values that can all be read; null for any other. */
function parseList<T>(value: unknown, max: number, parse: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > max) return null
  const parsed = value.map(parse).filter((one) => one !== null)
  return parsed.length === value.length ? parsed : null
}

function parseItem(value: unknown): FrameItem | null {
  if (!isFields(value)) return null
  const { id, lat, lng, isApproximate, title, price, place, href, image, marquee } = value
  if (!isCode(id) || !isWithin(lat, 90) || !isWithin(lng, 180)) return null
  if (typeof isApproximate !== 'boolean') return null
  if (!isText(title) || !isText(price) || !isText(place)) return null
  if (!isPath(href) || !isPathOrNull(image)) return null
  if (marquee !== null && !isCode(marquee)) return null
  return { id, lat, lng, isApproximate, title, price, place, href, image, marquee }
}

/**
 * Reads what came to the map in a frame; null for anything but a message of this version. Whoever
 * calls it has looked at where the message came from.
 */
export function parseFrameMessage(value: unknown): FrameMessage | null {
  if (!isFields(value) || value.v !== 1 || value.type !== 'properties') return null
  const { infoMessage, marker } = value
  const items = parseList(value.items, frameItemsMax, parseItem)
  const ignoredMarquees = parseList(value.ignoredMarquees, codesMax, (code) =>
    isCode(code) ? code : null,
  )
  const mapType = mapTypes.find((known) => known === value.mapType)
  if (items === null || ignoredMarquees === null || mapType === undefined) return null
  if (!isText(infoMessage) || !isPathOrNull(marker)) return null
  return { v: 1, type: 'properties', items, infoMessage, mapType, marker, ignoredMarquees }
}

/** Whether a message says that the map in a frame listens. */
export function isReadyMessage(value: unknown): value is ReadyMessage {
  return isFields(value) && value.v === 1 && value.type === 'ready'
}

/** The homes of a message that the map shows. */
export function toShownItems({
  items,
  ignoredMarquees,
}: Pick<FrameMessage, 'items' | 'ignoredMarquees'>): FrameItem[] {
  return items.filter(({ marquee }) => marquee === null || !ignoredMarquees.includes(marquee))
}
