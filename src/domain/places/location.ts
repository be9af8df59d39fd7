import type { AddressParts } from './address'
import { displayPlaceName } from './place-name'
import { sha256Words } from './sha-256'

/** A point on the map in degrees (WGS 84). */
export type GeoPoint = { lat: number; lng: number }

export type LocationFacts = {
  /** Whether the owner allows the street and the number to be shown. */
  publishAddress: boolean
  street: string | null
  houseNumber: string | null
  boxNr: string | null
  zip: string
  city: string
  lat: number | null
  lng: number | null
  /**
   * The id in the public address of the page. Units of one building pass the id of their project,
   * or the middle of their points would give the building away.
   */
  publicId: string | number
  /**
   * A secret of this installation. Without it a reader of this file could undo the displacement,
   * so it comes from the environment and never leaves the server.
   */
  salt: string
}

export type PublicLocation = {
  address: AddressParts
  isAddressPublic: boolean
  point: (GeoPoint & { isApproximate: boolean }) | null
}

/** What decides whether an address is shown. A project is never discreet and may leave that out. */
export type AddressRule = {
  publishAddress?: boolean | null
  isDiscreet?: boolean | null
}

/**
 * Whether visitors may know street, number and point. Whatever hides an address asks here: a
 * discreet home has none to show, whatever its owner agreed to before.
 */
export function isAddressPublic({ publishAddress, isDiscreet }: AddressRule): boolean {
  return publishAddress === true && isDiscreet !== true
}

/** How far a hidden address is moved on the map, in metres. */
export const displacementM = { min: 250, max: 400 } as const

/**
 * What the public may know about where a property lies, once `isAddressPublic` has decided. The
 * view of a page leaves the same out of the record, and the redactor out of what editors wrote.
 *
 * A hidden address keeps its postcode and town, and its point moves by 250 to 400 metres: always
 * the same way for the same property, so that repeated visits reveal nothing more.
 */
export function publicLocation(facts: LocationFacts): PublicLocation {
  const { publishAddress, zip, street, houseNumber, boxNr } = facts
  const place = { zip, city: displayPlaceName(facts.city) }
  return {
    address: publishAddress
      ? { street, houseNumber, boxNr, ...place }
      : { street: null, houseNumber: null, boxNr: null, ...place },
    isAddressPublic: publishAddress,
    point: publicPoint(facts),
  }
}

function publicPoint(facts: LocationFacts): PublicLocation['point'] {
  const { lat, lng } = facts
  if (lat === null || lng === null || !isOnEarth({ lat, lng })) return null
  if (facts.publishAddress) return { lat, lng, isApproximate: false }
  return { ...displaced({ lat, lng }, facts), isApproximate: true }
}

/** Feeds write an unknown point as 0, 0, which lies in the sea. */
function isOnEarth({ lat, lng }: GeoPoint): boolean {
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
}

const metresPerDegree = 111_195

function displaced(point: GeoPoint, { publicId, salt }: LocationFacts): GeoPoint {
  const [first = 0, second = 0] = sha256Words(`${salt}\n${publicId}`)
  // A margin of two metres keeps the distance within its bounds after rounding.
  const nearest = (displacementM.min + 2) ** 2
  const farthest = (displacementM.max - 2) ** 2
  const distance = Math.sqrt(nearest + (first / 2 ** 32) * (farthest - nearest))
  const bearing = (second / 2 ** 32) * 2 * Math.PI
  const north = (distance * Math.cos(bearing)) / metresPerDegree
  const east =
    (distance * Math.sin(bearing)) / (metresPerDegree * Math.cos((point.lat * Math.PI) / 180))
  return { lat: roundTo5(point.lat + north), lng: roundTo5(point.lng + east) }
}

/** Five decimals are about a metre. */
function roundTo5(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
