import { mix } from '../core/colour'
import type { Pen } from '../core/sheet'
import { circle, roundRect } from '../core/svg'
import { digitsWidth, drawDigits } from './digits'
import { sweptShadow } from './shadow'

const ENAMEL = '#123a8f'

/** The enamel house-number plate, centred on x, y; height in metres. */
export const drawPlate = (
  pen: Pen,
  x: number,
  y: number,
  number: number,
  height = 0.24,
): string => {
  const text = String(number)
  const w = Math.max(height * 1.25, digitsWidth(text, height * 0.54) + height * 0.66)
  const left = x - w / 2
  const top = y - height / 2
  const white = mix(pen.light.shade('#ffffff'), '#ffffff', 0.5)
  const blue = mix(pen.light.shade(ENAMEL), ENAMEL, 0.6)
  const inset = height * 0.085
  const screw = height * 0.05
  return (
    sweptShadow(pen, { x: left, y: top, w, h: height }, height * 0.14, 1.2) +
    roundRect(left, top, w, height, height * 0.16, blue) +
    `<rect x="${left + inset}" y="${top + inset}" width="${w - 2 * inset}" height="${height - 2 * inset}" rx="${height * 0.1}" fill="none" stroke="${white}" stroke-width="${height * 0.035}"/>` +
    drawDigits(text, x, top + height * 0.24, height * 0.52, white, 1.25) +
    circle(left + inset * 2.1, y, screw, white, 0.8) +
    circle(left + w - inset * 2.1, y, screw, white, 0.8)
  )
}
