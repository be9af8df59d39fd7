import type { CharactersAnswer } from './characters'
import { glyphs } from './glyphs'
import { createNoise } from './noise'

const width = 240
const height = 88
const margin = 32
/** Size of one step of the grid that characters are drawn on, in pixels. */
const step = 7
/** Dark on light in every theme: a picture does not know that of the page. */
const ink = '#1c2333'
const paper = '#f6f4ee'

type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]
/** A number from -1 to 1. */
type Swing = () => number

function parseStrokes(glyph: string): Stroke[] {
  const toPoint = (text: string): Point => {
    const [x = 0, y = 0] = text.split(',').map(Number)
    return [x - 2, y - 3]
  }
  return glyph.split('|').map((stroke) => stroke.split(' ').map(toPoint))
}

/** One character, leaning, stretched and shaken, around its place in the row. */
function bend(character: string, [centreX, centreY]: Point, swing: Swing): Stroke[] {
  const angle = swing() * 0.3
  const lean = swing() * 0.2
  const scale = step * (1 + swing() * 0.12)
  const [shiftX, shiftY] = [swing() * 4, swing() * 7]
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return parseStrokes(glyphs[character] ?? '').map((stroke) =>
    stroke.map(([x, y]) => {
      const [shakenX, shakenY] = [x + lean * y + swing() * 0.12, y + swing() * 0.12]
      return [
        centreX + shiftX + shakenX * cos - shakenY * sin,
        centreY + shiftY + shakenX * sin + shakenY * cos,
      ]
    }),
  )
}

/** A long wave through all characters. */
function wave(swing: Swing): Stroke {
  const [start, depth, phase] = [height / 2 + swing() * 26, 8 + swing() * 5, swing() * Math.PI]
  return Array.from({ length: 13 }, (_, index) => {
    const x = (index * width) / 12
    return [x, start + Math.sin(x / 32 + phase) * depth]
  })
}

/** A short stroke such as characters have, somewhere. */
function crumb(swing: Swing): Stroke {
  const [x, y] = [width / 2 + (swing() * width) / 2, height / 2 + (swing() * height) / 2]
  return [
    [x, y],
    [x + swing() * 9, y + swing() * 9],
  ]
}

function formatStroke(stroke: Stroke, thickness: number): string {
  const points = stroke.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return `<polyline points="${points}" stroke-width="${thickness}"/>`
}

/**
 * The picture of the characters as SVG. Strokes of characters and of the disturbance stand mixed
 * in it, so that their order tells nothing.
 */
export function drawCharacters({ characters, noise }: CharactersAnswer): string {
  const random = createNoise(noise)
  const swing: Swing = () => random() * 2 - 1
  const pitch = (width - 2 * margin) / (characters.length - 1)
  const written = [...characters].flatMap((character, index) =>
    bend(character, [margin + pitch * index, height / 2], swing),
  )
  const drawn = [
    ...written.map((stroke) => formatStroke(stroke, 3.6)),
    ...Array.from({ length: 3 }, () => formatStroke(wave(swing), 1.4)),
    ...Array.from({ length: 16 }, () => formatStroke(crumb(swing), 2)),
  ]
  const shuffled = drawn.map((line) => [random(), line] as const).toSorted(([a], [b]) => a - b)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    ...shuffled.map(([, line]) => line),
    '</g></svg>',
  ].join('')
}
