import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { inRoot } from '../paths'

const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
const room = 'src/ui/tokens'
const file = 'bricolage-grotesque-latin-600-700.woff2'

/** First and last of what a rule names, such as `600 700`, `85% 100%` and `U+0020-00FF, U+0131`. */
function readRuns(rule: string, name: string, radix = 10): (readonly [number, number])[] {
  const value = new RegExp(`${name}:([^;]+);`).exec(rule)?.[1]
  if (value === undefined) throw new Error(`${room}/fonts.css names no ${name} for ${file}`)
  return value.split(',').map((run) => {
    const [first = '', last = first] = run.match(/[\dA-F]+/g) ?? []
    return [parseInt(first, radix), parseInt(last, radix)]
  })
}

/** The same for a property that names one run. */
function readRange(rule: string, name: string): { min: number; max: number } {
  const [[min, max] = [NaN, NaN]] = readRuns(rule, name)
  return { min, max }
}

/**
 * Cuts the typeface of headings down to the weights, the widths and the characters for which the style
 * sheet names the file.
 *
 * @throws Error where the style sheet names it for none
 */
export async function run(): Promise<number> {
  const sheet = await readFile(inRoot(room, 'fonts.css'), 'utf8')
  const rule = sheet.split('@font-face').find((one) => one.includes(file)) ?? ''
  const characters = readRuns(rule, 'unicode-range', 16)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')
  const whole = await readFile(inRoot(source))
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: {
      wdth: readRange(rule, 'font-stretch'),
      wght: readRange(rule, 'font-weight'),
    },
  })
  await writeFile(inRoot(room, file), cut)
  console.log(`${room}/${file}: ${cut.byteLength} bytes, of ${whole.byteLength}`)
  return 0
}
