import 'server-only'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { isPrintable } from './to-printable'

/** The files lie beside the code; the build is told of them in next.config.mjs. */
function fontFile(name: string): string {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/features/brochure/fonts')
  return path.join(folder, name)
}

/** A word longer than this, in characters, may be cut where a line ends: it might fill a column. */
const wordMax = 32

function cutWord(word: string): string[] {
  // An address that is parted would be typed with the hyphen.
  if (word.length <= wordMax || word.includes('/')) return [word]
  const half = Math.ceil(word.length / 2)
  return [...cutWord(word.slice(0, half)), ...cutWord(word.slice(half))]
}

const typefaces = [
  // Stands in where the text lacks a sign, as that of m², which would be heavier than its neighbours.
  { fontFamily: 'Bricolage Grotesque', fontWeight: 400, file: 'bricolage-grotesque-400.ttf' },
  { fontFamily: 'Bricolage Grotesque', fontWeight: 600, file: 'bricolage-grotesque-600.ttf' },
  { fontFamily: 'Instrument Sans', fontWeight: 400, file: 'instrument-sans-400.ttf' },
  { fontFamily: 'Instrument Sans', fontWeight: 600, file: 'instrument-sans-600.ttf' },
] as const

/**
 * Has every sign that is ever set met by itself. For as long as the process lives, fontkit keeps with a
 * glyph the signs for which it was met first. Met as a part of another one, as the dot in a raised dot,
 * it stands for none, and from then on a text with that sign loses the one before it: of 1.373 views a
 * report said ".373". Can go once fontkit (2.0) no longer tells parts and signs apart by who came first.
 */
async function meetSigns({ fontFamily, fontWeight }: (typeof typefaces)[number]): Promise<void> {
  await Font.load({ fontFamily, fontWeight })
  const { data } = Font.getFont({ fontFamily, fontWeight })
  if (data === null) throw new Error(`The typeface ${fontFamily} ${fontWeight} could not be read`)
  // Signs that are never set stay out: that of "fi" would be taken for one letter where two stand.
  for (const sign of data.characterSet.filter(isPrintable)) data.glyphForCodePoint(sign)
}

/** Width of a space of running text, as a part of the height of its letters. */
const spaceEm = 0.26

/**
 * Makes the space of running text wider than its typeface draws it (a fifth of the height). The library
 * makes a line fit by taking as much as a third of its spaces, also where the lines are not of one
 * length, and leaves no say in it: of so narrow a space too little was left, and words ran together.
 */
function widenSpace({ fontFamily, fontWeight }: (typeof typefaces)[number]): void {
  const { data } = Font.getFont({ fontFamily, fontWeight })
  if (data === null) return
  // Not read before: fontkit keeps what it once measured, and lets nobody change that.
  const glyph = data.glyphForCodePoint(0x20)
  const value = spaceEm * data.unitsPerEm
  Object.defineProperty(glyph, 'advanceWidth', { value, configurable: true })
}

async function register(): Promise<void> {
  for (const { fontFamily, fontWeight, file } of typefaces) {
    Font.register({ family: fontFamily, src: fontFile(file), fontWeight })
  }
  // The library would part words as in English, whatever their language.
  Font.registerHyphenationCallback(cutWord)
  for (const typeface of typefaces) {
    await meetSigns(typeface)
    if (typeface.fontFamily === 'Instrument Sans') widenSpace(typeface)
  }
}

let registered: Promise<void> | null = null

/**
 * Tells the library which typefaces there are, once per process, for whatever is set on paper.
 *
 * @throws Error when a typeface is missing; the next call tries again
 */
export async function registerTypefaces(): Promise<void> {
  registered ??= register()
  try {
    await registered
  } catch (cause) {
    registered = null
    throw cause
  }
}
