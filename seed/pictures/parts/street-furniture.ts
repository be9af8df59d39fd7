import { darken, lighten, mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, ellipse, n, path, polygon, rect, repeat, roundRect, stroke } from '../core/svg'

/** A town bicycle in metres, wheels on 0; about 1.8 m long. */
export const drawBicycle = (pen: Pen, colour: string): string => {
  const ink = pen.light.shade('#20262b')
  const own = pen.light.shade(colour)
  const tan = pen.light.shade('#a5713f')
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-0.34" r="0.32" fill="none" stroke="${ink}" stroke-width="0.045"/>` +
    `<circle cx="${x}" cy="-0.34" r="0.285" fill="none" stroke="${mix(ink, '#ffffff', 0.5)}" stroke-width="0.014"/>` +
    stroke(
      Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI
        const dx = Math.cos(angle) * 0.28
        const dy = Math.sin(angle) * 0.28
        return `M${n(x - dx)} ${n(-0.34 - dy)}L${n(x + dx)} ${n(-0.34 + dy)}`
      }).join(''),
      mix(ink, '#ffffff', 0.42),
      0.008,
    ) +
    circle(x, -0.34, 0.035, ink)
  const guard = (x: number): string =>
    stroke(`M${n(x - 0.36)} -.36A.36 .36 0 0 1 ${n(x + 0.3)} -.54`, own, 0.035)
  return (
    ellipse(0.1, 0.01, 1, 0.05, pen.light.shadow.colour, pen.light.shadow.opacity) +
    wheel(-0.56) +
    wheel(0.56) +
    guard(-0.56) +
    guard(0.56) +
    stroke(
      'M-.56 -.34L-.12 -.34L-.3 -.88M-.56 -.34L-.26 -.76M-.12 -.34L.36 -.74M-.26 -.76Q.1 -.62 .38 -.86',
      own,
      0.045,
    ) +
    stroke('M.56 -.34L.36 -.9L.33 -1.02', own, 0.045) +
    stroke('M.33 -1.02Q.2 -1.08 .1 -1.02M.33 -1.02Q.36 -1.07 .44 -1.06', ink, 0.04) +
    stroke('M-.3 -.88L-.325 -.96', ink, 0.035) +
    path('M-.48 -.98Q-.34 -1.04 -.16 -.98Q-.22 -.93 -.34 -.93Q-.46 -.93 -.48 -.98Z', tan) +
    stroke('M-.86 -.72H-.3M-.74 -.72L-.58 -.36', ink, 0.025) +
    polygon(
      [
        [0.42, -1],
        [0.8, -1],
        [0.74, -0.76],
        [0.48, -0.76],
      ],
      tan,
    ) +
    stroke('M.45 -.93H.78M.47 -.85H.76', darken(tan, 0.25), 0.015) +
    circle(-0.12, -0.34, 0.07, ink) +
    stroke('M-.12 -.34L-.02 -.22M-.06 -.21H.03M-.56 -.36H-.12', ink, 0.025)
  )
}

/** A bench of slats on cast-iron legs, 1.9 m wide. */
export const drawBench = (pen: Pen): string => {
  const wood = pen.light.shade('#8a5d3b')
  const iron = pen.light.shade('#262c31')
  const slats = [-0.86, -0.74, -0.62, -0.46].map(
    (y, index) =>
      rect(-0.95, y, 1.9, index === 3 ? 0.07 : 0.085, index === 3 ? lighten(wood, 0.18) : wood) +
      rect(-0.95, y + 0.065, 1.9, 0.02, darken(wood, 0.35)),
  )
  const leg = (x: number): string =>
    stroke(
      `M${n(x)} 0V-.4M${n(x - 0.02)} -.4V-.9M${n(x - 0.12)} 0Q${n(x)} -.1 ${n(x + 0.12)} 0`,
      iron,
      0.06,
    )
  return (
    ellipse(0.12, 0.01, 1.05, 0.06, pen.light.shadow.colour, pen.light.shadow.opacity) +
    leg(-0.72) +
    leg(0.72) +
    slats.join('')
  )
}

/** A lantern on a cast-iron post, 4.3 m high; it glows after sunset. */
export const drawLampPost = (pen: Pen): string => {
  const iron = pen.light.shade('#23313a')
  const glowing = pen.light.time === 'dusk' || pen.light.time === 'winter'
  const glass = glowing ? pen.light.lit.bright : mix(pen.light.glass.bright, '#ffffff', 0.4)
  const glow = glowing
    ? circle(0, -4, 0.95, pen.light.lit.bright, 0.14) +
      circle(0, -4, 0.55, pen.light.lit.bright, 0.2)
    : ''
  return (
    glow +
    polygon(
      [
        [-0.16, 0],
        [0.16, 0],
        [0.1, -0.5],
        [-0.1, -0.5],
      ],
      iron,
    ) +
    rect(-0.12, -0.62, 0.24, 0.1, lighten(iron, 0.12)) +
    polygon(
      [
        [-0.065, -0.5],
        [0.065, -0.5],
        [0.04, -3.5],
        [-0.04, -3.5],
      ],
      iron,
    ) +
    rect(-0.09, -2.9, 0.18, 0.05, lighten(iron, 0.2)) +
    stroke('M-.3 -3.3H.3', iron, 0.04) +
    rect(-0.1, -3.6, 0.2, 0.1, iron) +
    polygon(
      [
        [-0.13, -3.6],
        [0.13, -3.6],
        [0.23, -4.15],
        [-0.23, -4.15],
      ],
      glass,
    ) +
    stroke('M-.13 -3.6L-.23 -4.15M.13 -3.6L.23 -4.15M0 -3.6V-4.15M-.23 -4.15H.23', iron, 0.03) +
    path('M-.28 -4.15Q0 -4.22 .28 -4.15L.1 -4.4H-.1Z', iron) +
    circle(0, -4.44, 0.05, iron)
  )
}

/** A low bollard, as on narrow pavements. */
export const drawBollard = (pen: Pen): string => {
  const iron = pen.light.shade('#2c353c')
  return (
    ellipse(0.1, 0, 0.22, 0.035, pen.light.shadow.colour, pen.light.shadow.opacity) +
    roundRect(-0.08, -0.92, 0.16, 0.92, 0.06, iron) +
    rect(-0.05, -0.86, 0.035, 0.84, lighten(iron, 0.28)) +
    rect(-0.09, -0.74, 0.18, 0.05, lighten(iron, 0.4))
  )
}

/** A café table with two chairs. */
export const drawCafe = (pen: Pen): string => {
  const iron = pen.light.shade('#2a3136')
  const seat = pen.light.shade('#9c6b43')
  const chair = (x: number, side: number): string =>
    stroke(
      `M${n(x)} -.45L${n(x - side * 0.04)} 0M${n(x + side * 0.36)} -.45L${n(x + side * 0.4)} 0M${n(x)} -.45L${n(x - side * 0.06)} -.92`,
      iron,
      0.03,
    ) +
    rect(Math.min(x, x + side * 0.38), -0.48, 0.38, 0.05, seat) +
    repeat(3, (index) => rect(x - side * 0.06 - 0.02, -0.9 + index * 0.12, 0.05, 0.09, seat))
  return (
    stroke('M0 -.72V-.04M-.2 0H.2', iron, 0.04) +
    rect(-0.34, -0.76, 0.68, 0.05, lighten(iron, 0.2)) +
    chair(-0.85, 1) +
    chair(0.85, -1)
  )
}
