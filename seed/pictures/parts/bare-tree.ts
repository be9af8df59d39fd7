import { lighten } from '../core/colour'
import type { Pen } from '../core/sheet'
import { n, stroke } from '../core/svg'

type Twig = { x: number; y: number; angle: number; length: number; level: number }

const LEVELS = 6

/** A leafless tree: branches fork six times and get thinner; spread 1 is round, less is slim. */
export const drawBareTree = (pen: Pen, height: number, spread: number, bark: string): string => {
  const { random } = pen
  const paths: string[] = Array.from({ length: LEVELS }, () => '')
  const snow: string[] = []
  const grow = ({ x, y, angle, length, level }: Twig): void => {
    const bend = random.range(-0.12, 0.12)
    const endX = x + Math.sin(angle) * length
    const endY = y - Math.cos(angle) * length
    const midX = (x + endX) / 2 + Math.cos(angle) * bend * length
    const midY = (y + endY) / 2 + Math.sin(angle) * bend * length
    paths[level] =
      `${paths[level] ?? ''}M${n(x)} ${n(y)}Q${n(midX)} ${n(midY)} ${n(endX)} ${n(endY)}`
    if (level > 0 && level < 4 && Math.abs(angle) > 0.45)
      snow.push(`M${n(midX)} ${n(midY - 0.05)}L${n(endX)} ${n(endY - 0.04)}`)
    if (level + 1 >= LEVELS) return
    const count = level === 0 ? 4 : level < 3 ? 3 : 2
    for (let index = 0; index < count; index += 1) {
      const share = index / (count - 1) - 0.5
      const turn = share * (level === 0 ? 1.5 : 1.15) * spread + random.range(-0.14, 0.14)
      grow({
        x: endX,
        y: endY,
        angle: angle * 0.86 + turn,
        length: length * random.range(0.62, 0.78) * (level === 0 ? 0.78 : 1),
        level: level + 1,
      })
    }
  }
  grow({ x: 0, y: 0, angle: random.range(-0.03, 0.03), length: height * 0.3, level: 0 })
  const width = height * 0.034
  const wood = paths
    .map((d, level) =>
      stroke(d, lighten(bark, level * 0.05), Math.max(0.02, width * 0.62 ** level)),
    )
    .join('')
  return wood + stroke(snow.join(''), '#f3f5f8', 0.05)
}
