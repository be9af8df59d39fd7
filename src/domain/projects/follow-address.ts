/** Where a project or one of its units stands, and whether visitors may know. */
export type StoredAddress = {
  publishAddress: boolean
  street: string | null
  houseNumber: string | null
  /** Degrees (WGS 84). */
  lat: number | null
  lng: number | null
}

/**
 * The address of a unit as its project asks for it. A unit stands in the building of its project:
 * what the project hides, the unit hides too. Where the unit names no street of its own, it takes
 * the street, number and point of the project, so that whatever keeps a hidden street out of its
 * texts knows which street that is.
 *
 * @param before the address of the project until now; what the unit took from it moves along
 */
export function followProjectAddress(
  unit: StoredAddress,
  project: StoredAddress,
  before: StoredAddress | null = null,
): StoredAddress {
  const publishAddress = unit.publishAddress && project.publishAddress
  const isTaken = !isFilled(unit.street) || unit.street === before?.street
  if (!isTaken || !isFilled(project.street)) return { ...unit, publishAddress }
  const takesNumber = !isFilled(unit.houseNumber) || unit.houseNumber === before?.houseNumber
  return {
    publishAddress,
    street: project.street,
    houseNumber: takesNumber ? project.houseNumber : unit.houseNumber,
    ...toPoint(unit, project, before),
  }
}

function toPoint(unit: StoredAddress, project: StoredAddress, before: StoredAddress | null) {
  const hasPoint = unit.lat !== null && unit.lng !== null
  const isTaken = !hasPoint || (unit.lat === before?.lat && unit.lng === before.lng)
  const isKnown = project.lat !== null && project.lng !== null
  const { lat, lng } = isTaken && isKnown ? project : unit
  return { lat, lng }
}

/** Feeds write a missing part as a dash. */
function isFilled(part: string | null): boolean {
  return part !== null && !['', '-'].includes(part.trim())
}
