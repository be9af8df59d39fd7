/** A change of what is looked at: degrees to the right and up, or steps nearer. */
export type PanoramaMove =
  { kind: 'turn'; rightDeg: number; upDeg: number } | { kind: 'zoom'; steps: number }

/** Degrees by which one press turns the picture; a key that is held presses again and again. */
const pressDeg = 10

function turn(right: number, up: number): PanoramaMove {
  return { kind: 'turn', rightDeg: right * pressDeg, upDeg: up * pressDeg }
}

/** What the buttons and keys of the viewer do. */
export const panoramaMoves = {
  left: turn(-1, 0),
  right: turn(1, 0),
  up: turn(0, 1),
  down: turn(0, -1),
  nearer: { kind: 'zoom', steps: 1 },
  farther: { kind: 'zoom', steps: -1 },
} as const satisfies Readonly<Record<string, PanoramaMove>>

export type PanoramaMoveName = keyof typeof panoramaMoves

const moveOfKey: ReadonlyMap<string, PanoramaMoveName> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['+', 'nearer'],
  // The same key as the plus, pressed without shift.
  ['=', 'nearer'],
  ['-', 'farther'],
])

/** What a key means, by its `KeyboardEvent.key`; null for a key of the browser or the dialog. */
export function findPanoramaMove(key: string): PanoramaMoveName | null {
  return moveOfKey.get(key) ?? null
}

/** How far the measures may be from two to one, as cameras round the height to whole pixels. */
const tolerance = 0.01

/**
 * Whether a picture is a whole sphere, spread out twice as wide as high. Any other shape would be
 * pulled out of true on the inside of a sphere.
 *
 * @param size in pixels
 */
export function isWholeSphere({ width, height }: { width: number; height: number }): boolean {
  return height > 0 && Math.abs(width / height / 2 - 1) <= tolerance
}
