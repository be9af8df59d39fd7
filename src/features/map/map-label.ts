import type { GeoPoint } from '@/domain/places/location'

/** A name that is written on the map. */
export type NamedPoint = GeoPoint & { name: string }

/** A name on the screen: its middle in pixels and its length in characters. */
export type ScreenLabel = { x: number; y: number; characters: number }

const characterPx = 8
const linePx = 24

/** The labels that can be read without lying on one that comes before them. */
export function keepReadable<Label extends ScreenLabel>(labels: readonly Label[]): Label[] {
  const kept: Label[] = []
  for (const label of labels) {
    const collides = kept.some(
      (other) =>
        Math.abs(other.y - label.y) < linePx &&
        Math.abs(other.x - label.x) <
          ((other.characters + label.characters) * characterPx) / 2 + characterPx,
    )
    if (!collides) kept.push(label)
  }
  return kept
}
