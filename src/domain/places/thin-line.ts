/** A place on a plane: pixels of a screen, or degrees where the earth may count as flat. */
export type PlanePoint = readonly [x: number, y: number]

function distanceToSegment([x, y]: PlanePoint, [ax, ay]: PlanePoint, [bx, by]: PlanePoint): number {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/**
 * Leaves out the points of a line that lie nearer to what remains than the tolerance at their
 * place, which is a distance in the unit of the points (Douglas and Peucker). Both ends stay.
 */
export function thinLine<Point extends PlanePoint>(
  line: readonly Point[],
  toleranceAt: (point: Point) => number,
): Point[] {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [from, to] = range
    const [start, end] = [line[from], line[to]]
    if (start === undefined || end === undefined) continue
    let farthest = { index: -1, excess: 1 }
    for (const [offset, point] of line.slice(from + 1, to).entries()) {
      const excess = distanceToSegment(point, start, end) / toleranceAt(point)
      if (excess > farthest.excess) farthest = { index: from + 1 + offset, excess }
    }
    if (farthest.index < 0) continue
    kept.add(farthest.index)
    open.push([from, farthest.index], [farthest.index, to])
  }
  return line.filter((_point, index) => kept.has(index))
}

/** Pixels by which a drawn ring may differ from what the finger drew, before it has to. */
const toleranceStartPx = 2

/**
 * The corners of a ring drawn by hand, at most `cornersMax` of them: the tolerance grows until
 * they are few enough. Gives null for a line that encloses nothing to speak of: fewer than three
 * corners, or less area than `areaMinPx2` (square pixels).
 */
export function toRingCorners(
  drawn: readonly PlanePoint[],
  { cornersMax, areaMinPx2 }: { cornersMax: number; areaMinPx2: number },
): PlanePoint[] | null {
  const [first] = drawn
  if (first === undefined) return null
  for (let tolerance = toleranceStartPx; ; tolerance *= 1.5) {
    const corners = thinClosed([...drawn, first], tolerance)
    if (corners.length < 3) return null
    if (corners.length > cornersMax) continue
    return Math.abs(ringArea(corners)) < areaMinPx2 ? null : corners
  }
}

/** Ends that meet would leave no line to measure from, so a ring is thinned in two halves. */
function thinClosed(ring: readonly PlanePoint[], tolerance: number): PlanePoint[] {
  const middle = Math.floor(ring.length / 2)
  const halves = [ring.slice(0, middle + 1), ring.slice(middle)]
  return halves.flatMap((half) => thinLine(half, () => tolerance).slice(0, -1))
}

/** Signed area of a ring in the square of its unit; the last corner is joined to the first. */
export function ringArea(ring: readonly PlanePoint[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y]
    return sum + (beforeX * y - x * beforeY)
  }, 0)
  return twice / 2
}
