import { n, stroke } from '../core/svg'

/** Strokes of each figure on a 4 by 7 grid, so that no font decides how a number looks. */
const FIGURES: Record<string, string> = {
  '0': 'M2 0C.6 0 0 1.4 0 3.5S.6 7 2 7 4 5.6 4 3.5 3.4 0 2 0Z',
  '1': 'M.6 1.5L2.4 0V7',
  '2': 'M.1 1.8C.2.6 1 0 2 0 3.2 0 4 .8 4 2 4 3.8 0 5 0 7H4',
  '3': 'M.1.9C.5.3 1.2 0 2 0 3.2 0 3.8.7 3.8 1.7 3.8 2.8 3 3.3 1.7 3.3 3.2 3.3 4 4 4 5.2 4 6.3 3.2 7 2 7 1.1 7 .4 6.7 0 6',
  '4': 'M3.1 7V0L0 5H4',
  '5': 'M3.7 0H.6L.3 3.1C.8 2.8 1.4 2.6 2 2.6 3.2 2.6 4 3.4 4 4.7 4 6.1 3.2 7 1.9 7 1.1 7 .4 6.7 0 6.1',
  '6': 'M3.5.3C1.4-.2 0 1.6 0 4.4 0 6.1.8 7 2 7S4 6.1 4 4.8 3.2 2.7 2 2.7C1 2.7.2 3.4 0 4.4',
  '7': 'M0 0H4C2.8 2 1.8 4.2 1.5 7',
  '8': 'M2 3.3C.9 3.3.3 2.7.3 1.7S.9 0 2 0 3.7.7 3.7 1.7 3.1 3.3 2 3.3C.8 3.3 0 4 0 5.2S.8 7 2 7 4 6.3 4 5.2 3.2 3.3 2 3.3Z',
  '9': 'M.5 6.7C2.6 7.2 4 5.4 4 2.6 4 .9 3.2 0 2 0S0 .9 0 2.2 .8 4.3 2 4.3C3 4.3 3.8 3.6 4 2.6',
  ',': 'M.6 6.6L.2 8',
}

const advanceOf = (figure: string): number => (figure === '1' ? 4.4 : figure === ',' ? 2 : 5.8)

/** Width of a number of the given height. */
export const digitsWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, figure) => sum + advanceOf(figure), 0) - 1.8) * (height / 7)

/** Draws figures 0 to 9 and the comma as strokes, centred on x with the given top and height. */
export const drawDigits = (
  text: string,
  x: number,
  top: number,
  height: number,
  colour: string,
  weight = 1.15,
): string => {
  const scale = height / 7
  const left = x - digitsWidth(text, height) / 2
  let advance = 0
  return [...text]
    .map((figure) => {
      const shape = FIGURES[figure] ?? ''
      const at = left + advance * scale
      advance += advanceOf(figure)
      return `<g transform="translate(${n(at)} ${n(top)}) scale(${scale.toFixed(5)})">${stroke(shape, colour, weight)}</g>`
    })
    .join('')
}
