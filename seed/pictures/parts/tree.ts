import { darken, lighten, mix } from '../core/colour'
import { BLOSSOM, type Foliage } from '../core/light'
import type { Random } from '../core/prng'
import type { Pen } from '../core/sheet'
import { ellipse, n, path, rect, stroke, type Point } from '../core/svg'
import { drawBareTree } from './bare-tree'

export type TreeKind = 'round' | 'oval' | 'poplar' | 'birch' | 'pollard' | 'espalier'

/** A circle of leaves with a scalloped edge. */
export const scalloped = (cx: number, cy: number, r: number, random: Random): string => {
  const lobes = Math.max(8, Math.round(9 + random.range(0, 4)))
  const turn = random.range(0, Math.PI)
  const points = Array.from({ length: lobes }, (_, index): Point => {
    const angle = turn + (index / lobes) * Math.PI * 2
    const distance = r * random.range(0.9, 1.06)
    return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance]
  })
  const chord = ((2 * Math.PI * r) / lobes) * 0.56
  const arcs = [...points.slice(1), ...points.slice(0, 1)]
    .map(([x, y]) => `A${n(chord)} ${n(chord)} 0 0 1 ${n(x)} ${n(y)}`)
    .join('')
  const first = points[0] ?? [cx, cy]
  return `M${n(first[0])} ${n(first[1])}${arcs}Z`
}

type Crown = { cx: number; cy: number; rx: number; ry: number }
type Clump = { x: number; y: number; r: number }

const clumpsOf = ({ cx, cy, rx, ry }: Crown, random: Random, count: number): readonly Clump[] => {
  const size = Math.min(rx, ry)
  const rim = Array.from({ length: count }, (_, index): Clump => {
    const angle = (index / count) * Math.PI * 2 + random.range(-0.15, 0.15)
    const reach = random.range(0.56, 0.74)
    return {
      x: cx + Math.cos(angle) * rx * reach,
      y: cy + Math.sin(angle) * ry * reach,
      r: size * random.range(0.32, 0.44),
    }
  })
  const heart = Array.from({ length: Math.ceil(count / 2) }, (): Clump => ({
    x: cx + random.range(-0.4, 0.4) * rx,
    y: cy + random.range(-0.45, 0.35) * ry,
    r: size * random.range(0.36, 0.48),
  }))
  const tip: Clump = { x: cx, y: cy - ry + size * 0.42, r: size * 0.44 }
  const spine = Array.from({ length: Math.round(ry / rx) }, (_, index): Clump => ({
    x: cx + random.range(-0.2, 0.2) * rx,
    y: cy - ry + size * (0.8 + index * 0.7),
    r: size * 0.5,
  }))
  return [...rim, ...heart, ...spine, tip]
}

const leafDabs = (clumps: readonly Clump[], random: Random, reach: number, per: number): string =>
  clumps
    .map((clump) =>
      Array.from({ length: per }, () => {
        const angle = random.range(0, Math.PI * 2)
        const distance = clump.r * reach * Math.sqrt(random.range(0.25, 1.15))
        const x = clump.x + Math.cos(angle) * distance
        const y = clump.y + Math.sin(angle) * distance
        return `M${n(x)} ${n(y)}l.07 .05`
      }).join(''),
    )
    .join('')

const crownOf = (
  crown: Crown,
  foliage: Foliage,
  random: Random,
  count: number,
  branches: string,
): string => {
  const clumps = clumpsOf(crown, random, count)
  const size = Math.min(crown.rx, crown.ry)
  const [dark, middle, bright] = foliage
  const layer = (kept: readonly Clump[], shift: number, share: number): string =>
    kept
      .map((c) => scalloped(c.x - shift * size, c.y - shift * 1.25 * size, c.r * share, random))
      .join('')
  const upper = clumps.filter((c) => c.y < crown.cy + crown.ry * 0.5)
  const lit = clumps.filter((c) => c.x + c.y < crown.cx + crown.cy - size * 0.05)
  return (
    path(layer(clumps, 0, 1.08), dark) +
    branches +
    path(layer(upper, 0.06, 0.84), middle) +
    path(layer(lit, 0.13, 0.55), bright) +
    stroke(leafDabs(clumps, random, 1.12, 5), dark, 0.09) +
    stroke(leafDabs(upper, random, 0.9, 5), middle, 0.085) +
    stroke(leafDabs(lit, random, 0.9, 7), lighten(bright, 0.22), 0.075)
  )
}

const trunkOf = (height: number, width: number, colour: string, lean = 0): string => {
  const half = width / 2
  const d = `M${n(-half * 1.5)} 0C${n(-half)} ${n(-height * 0.12)} ${n(-half * 0.9)} ${n(-height * 0.5)} ${n(lean - half * 0.6)} ${n(-height)}H${n(lean + half * 0.6)}C${n(half * 0.9)} ${n(-height * 0.5)} ${n(half)} ${n(-height * 0.12)} ${n(half * 1.5)} 0Z`
  const shade = `M${n(half * 0.1)} 0C${n(half * 0.2)} ${n(-height * 0.4)} ${n(half * 0.2)} ${n(-height * 0.6)} ${n(lean + half * 0.1)} ${n(-height)}H${n(lean + half * 0.6)}C${n(half * 0.9)} ${n(-height * 0.5)} ${n(half)} ${n(-height * 0.12)} ${n(half * 1.5)} 0Z`
  return path(d, colour) + path(shade, darken(colour, 0.28))
}

const boughs = (from: number, crown: Crown, width: number, colour: string): string =>
  [-0.62, -0.25, 0.2, 0.58]
    .map((lean, index) => {
      const x = crown.cx + lean * crown.rx
      const y = crown.cy - crown.ry * (index % 2 === 0 ? 0.1 : 0.4)
      return stroke(
        `M0 ${n(from)}Q${n(lean * crown.rx * 0.25)} ${n((from + y) / 2 - 0.2)} ${n(x)} ${n(y)}`,
        colour,
        width * (index % 2 === 0 ? 0.26 : 0.34),
      )
    })
    .join('')

const leafy = (
  foliage: Foliage,
  height: number,
  random: Random,
  shape: { slim: number; stem: number; clumps: number },
  bark: string,
): string => {
  const stem = height * shape.stem
  const ry = (height - stem * 0.82) / 2
  const rx = ry * shape.slim
  const crown = { cx: random.range(-0.08, 0.08) * rx, cy: -(stem * 0.82 + ry), rx, ry }
  const width = Math.max(0.16, height * 0.036)
  const top = stem + ry * 0.5
  return (
    trunkOf(top, width, bark) +
    crownOf(
      crown,
      foliage,
      random,
      shape.clumps,
      boughs(-top * 0.86, crown, width, darken(bark, 0.2)),
    )
  )
}

const birch = (foliage: Foliage, height: number, random: Random, bark: string): string => {
  const marks = Array.from({ length: 9 }, () => {
    const y = -random.range(0.1, 0.62) * height
    return rect(random.range(-0.07, 0.01), y, 0.07, 0.035, '#3f4145')
  }).join('')
  const crown = { cx: 0, cy: -height * 0.64, rx: height * 0.2, ry: height * 0.36 }
  const twigs = boughs(-height * 0.45, crown, 0.12, darken(bark, 0.25))
  return trunkOf(height * 0.7, 0.17, bark) + marks + crownOf(crown, foliage, random, 9, twigs)
}

const espalier = (foliage: Foliage, height: number, random: Random, bark: string): string => {
  const wide = height * 0.36
  const clumps: Clump[] = Array.from({ length: 12 }, (_, index) => ({
    x: -wide + ((index % 6) * wide * 2) / 5,
    y: -height * (index < 6 ? 0.62 : 0.86),
    r: height * 0.12,
  }))
  const [dark, middle, bright] = foliage
  const canes = [0.55, 0.72, 0.89]
    .map((at) => rect(-wide, -height * at, wide * 2, 0.045, darken(bark, 0.1)))
    .join('')
  const block = rect(-wide * 1.06, -height * 0.95, wide * 2.12, height * 0.45, dark)
  return (
    trunkOf(height * 0.7, 0.2, bark) +
    block +
    path(clumps.map((c) => scalloped(c.x, c.y, c.r * 1.05, random)).join(''), dark) +
    path(
      clumps.map((c) => scalloped(c.x - 0.06, c.y - 0.08, c.r * 0.82, random)).join(''),
      middle,
    ) +
    canes +
    stroke(leafDabs(clumps, random, 1, 9), bright, 0.1)
  )
}

const SHAPES = {
  round: { slim: 1.02, stem: 0.36, clumps: 11 },
  oval: { slim: 0.66, stem: 0.32, clumps: 11 },
  poplar: { slim: 0.24, stem: 0.14, clumps: 14 },
  pollard: { slim: 1.25, stem: 0.52, clumps: 9 },
} as const

const footShadow = (pen: Pen, height: number): string =>
  ellipse(
    height * 0.09,
    0.02,
    height * 0.2,
    height * 0.022,
    pen.light.shadow.colour,
    pen.light.shadow.opacity,
  )

/** A deciduous tree in metres, standing on 0, 0; bare in winter. */
export const drawTree = (pen: Pen, kind: TreeKind, height: number): string =>
  footShadow(pen, height) + treeOf(pen, kind, height)

const treeOf = (pen: Pen, kind: TreeKind, height: number): string => {
  const blossoming = kind === 'round' || kind === 'oval' || kind === 'pollard'
  const plain = pen.light.foliage.filter(([, middle]) => blossoming || middle !== BLOSSOM)
  const foliage = pen.random.pick(plain.length > 0 ? plain : pen.light.foliage)
  const bark =
    kind === 'birch' ? pen.light.shade('#e3e0d8') : mix(pen.light.shade('#5d4c40'), foliage[0], 0.2)
  if (pen.light.season === 'winter')
    return drawBareTree(pen, height, kind === 'poplar' ? 0.3 : 1, bark)
  if (kind === 'birch') return birch(foliage, height, pen.random, bark)
  if (kind === 'espalier') return espalier(foliage, height, pen.random, bark)
  return leafy(foliage, height, pen.random, SHAPES[kind], bark)
}
