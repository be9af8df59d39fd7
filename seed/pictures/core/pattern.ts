import { darken, lighten, mix } from './colour'
import { createRandom } from './prng'
import type { Pen } from './sheet'
import { line, n, rect, repeat } from './svg'

const pattern = (id: string, w: number, h: number, content: string): string =>
  `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse">${content}</pattern>`

/** Brick in cross bond; lengths in metres, a course of 8.5 cm keeps the joints visible in print. */
export const brickPaint = (pen: Pen, colour: string, contrast = 1): string =>
  pen.sheet.define(`brick:${colour}:${contrast}`, (id) => {
    const random = createRandom(`brick:${colour}`)
    const course = 0.085
    const stretcher = 0.27
    const courses = 12
    const bricks = 7
    const joint = mix(colour, '#efe3d2', 0.26 * contrast)
    const bond = repeat(courses, (row) => {
      const header = row % 2 === 1
      const length = header ? stretcher / 2 : stretcher
      const count = header ? bricks * 2 : bricks
      const shift = header ? -stretcher / 4 : row % 4 === 0 ? 0 : stretcher / 2
      return repeat(count + 1, (column) => {
        const tone = random.next()
        if (tone > 0.44) return ''
        const tint = tone < 0.2 ? darken(colour, 0.16 * contrast) : lighten(colour, 0.12 * contrast)
        return rect(shift + column * length, row * course, length - 0.014, course - 0.014, tint)
      })
    })
    const beds = repeat(courses, (row) =>
      rect(0, row * course + course - 0.014, stretcher * bricks, 0.014, joint),
    )
    const perpends = repeat(courses, (row) => {
      const header = row % 2 === 1
      const length = header ? stretcher / 2 : stretcher
      const shift = header ? stretcher / 4 : row % 4 === 0 ? stretcher : stretcher / 2
      return repeat(header ? bricks * 2 : bricks, (column) =>
        rect(shift + column * length - 0.014, row * course, 0.014, course, joint),
      )
    })
    const base = rect(0, 0, stretcher * bricks, course * courses, colour)
    return pattern(id, stretcher * bricks, course * courses, base + bond + beds + perpends)
  })

/** Lime render: a plain coat with a few faint trowel marks. */
export const renderPaint = (pen: Pen, colour: string): string =>
  pen.sheet.define(`render:${colour}`, (id) => {
    const random = createRandom(`render:${colour}`)
    const marks = repeat(16, () => {
      const tint = random.chance(0.5) ? lighten(colour, 0.25) : darken(colour, 0.05)
      const x = random.range(0, 2.4)
      const y = random.range(0.1, 2.3)
      return line(x, y, Math.min(2.4, x + random.range(0.1, 0.4)), y, tint, 0.025)
    })
    return pattern(id, 2.4, 2.4, rect(0, 0, 2.4, 2.4, colour) + marks)
  })

/** Slates in staggered rows. */
export const slatePaint = (pen: Pen, colour: string): string =>
  pen.sheet.define(`slate:${colour}`, (id) => {
    const random = createRandom(`slate:${colour}`)
    const rows = 8
    const width = 0.24
    const height = 0.17
    const count = 8
    const slates = repeat(rows, (row) =>
      repeat(count + 1, (column) => {
        const tone = random.next()
        const tint =
          tone < 0.25 ? lighten(colour, 0.09) : tone < 0.5 ? darken(colour, 0.14) : colour
        const x = column * width - (row % 2) * (width / 2)
        return (
          rect(x, row * height, width, height, tint) +
          rect(x, row * height + height - 0.024, width, 0.024, darken(colour, 0.34)) +
          rect(x + width - 0.012, row * height, 0.012, height, darken(colour, 0.24))
        )
      }),
    )
    return pattern(id, width * count, height * rows, slates)
  })

/** Pantiles: rows of rounded shadows with a lit roll. */
export const pantilePaint = (pen: Pen, colour: string): string =>
  pen.sheet.define(`pantile:${colour}`, (id) => {
    const random = createRandom(`pantile:${colour}`)
    const width = 0.22
    const height = 0.28
    const tiles = repeat(6, (row) =>
      repeat(8, (column) => {
        const x = column * width
        const y = row * height
        const tint = random.chance(0.22)
          ? darken(colour, 0.1)
          : random.chance(0.2)
            ? lighten(colour, 0.1)
            : colour
        return (
          rect(x, y, width, height, tint) +
          rect(x + width * 0.74, y, width * 0.26, height, darken(colour, 0.22)) +
          rect(x + width * 0.16, y, width * 0.16, height * 0.86, lighten(colour, 0.13)) +
          rect(x, y + height - 0.045, width, 0.045, darken(colour, 0.34))
        )
      }),
    )
    return pattern(id, width * 8, height * 6, tiles)
  })

/** Upright boards, for cladding, gates and garage doors. */
export const boardPaint = (pen: Pen, colour: string, board = 0.14): string =>
  pen.sheet.define(`board:${colour}:${board}`, (id) => {
    const random = createRandom(`board:${colour}`)
    const count = 9
    const boards = repeat(count, (index) => {
      const tint = mix(darken(colour, 0.1), lighten(colour, 0.1), random.next())
      return (
        rect(index * board, 0, board, 4, tint) +
        rect(index * board, 0, board * 0.12, 4, darken(colour, 0.38))
      )
    })
    return pattern(id, board * count, 4, boards)
  })

/** Porphyry setts; `size` is the edge of a stone in the units of the picture. */
export const settPaint = (pen: Pen, colour: string, size: number): string =>
  pen.sheet.define(`sett:${colour}:${n(size)}`, (id) => {
    const random = createRandom(`sett:${colour}`)
    const gap = size * 0.1
    const count = 12
    const rows = 6
    const stones = repeat(rows, (row) =>
      repeat(count + 1, (column) => {
        const tint = mix(darken(colour, 0.12), lighten(colour, 0.14), random.next())
        const x = column * size - (row % 2) * size * 0.5
        return `<rect x="${n(x)}" y="${n(row * size * 0.62)}" width="${n(size - gap)}" height="${n(size * 0.62 - gap)}" rx="${n(gap * 1.2)}" fill="${tint}"/>`
      }),
    )
    const base = rect(0, 0, size * count, size * 0.62 * rows, darken(colour, 0.26))
    return pattern(id, size * count, size * 0.62 * rows, base + stones)
  })
