import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { inRoot } from '../paths'

const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
const target = 'src/ui/tokens/bricolage-grotesque-latin-600-700.woff2'

/** The widths, in per cent, and the weights in which the style sheets set headings, prices and plates. */
const axes = { wdth: { min: 85, max: 100 }, wght: { min: 600, max: 700 } } as const

/** First and last of each run of characters, as `unicode-range` in the style sheet has them. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

function listCharacters(): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** Cuts the typeface of headings down to the weights and the widths that the site uses. */
export async function run(): Promise<number> {
  const whole = await readFile(inRoot(source))
  const cut = await subsetFont(whole, listCharacters(), {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(inRoot(target), cut)
  console.log(`${target}: ${cut.byteLength} bytes, of ${whole.byteLength}`)
  return 0
}
