import 'server-only'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'

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

let isRegistered = false

/** Tells the library which typefaces there are, once per process, for whatever is set on paper. */
export function registerTypefaces(): void {
  if (isRegistered) return
  isRegistered = true
  Font.register({
    family: 'Bricolage Grotesque',
    fonts: [{ src: fontFile('bricolage-grotesque-600.ttf'), fontWeight: 600 }],
  })
  Font.register({
    family: 'Instrument Sans',
    fonts: [
      { src: fontFile('instrument-sans-400.ttf'), fontWeight: 400 },
      { src: fontFile('instrument-sans-600.ttf'), fontWeight: 600 },
    ],
  })
  // The library would part words as in English, whatever their language.
  Font.registerHyphenationCallback(cutWord)
}
