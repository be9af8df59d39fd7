/** A fault in a bundled file, told so that the person who edited the file finds the spot. */
export class SeedFault extends Error {
  override readonly name = 'SeedFault'

  /**
   * @param place the file, and where known the record and the field
   * @param reason what the field must be
   */
  constructor(place: { file: string; record?: string; field?: string }, reason: string) {
    const where = [`${place.file}.json`, place.record, place.field && `field ${place.field}`]
    super(`${where.filter(Boolean).join(', ')}: ${reason}`)
  }
}
