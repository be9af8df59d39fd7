import { inflateSync } from 'node:zlib'
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { styles } from '@/features/brochure/paper'
import { registerTypefaces } from '@/features/brochure/typefaces'

const french =
  'La gare est à 8 minutes à pied. Le tram 4 et le bus 180 s’arrêtent au coin de la rue, et l’école communale est à 300 mètres. Maison rénovée avec jardin orienté sud, terrasse et garage pour deux voitures. Cuisine équipée, salle de bains et buanderie à l’étage.'

/** Columns of many widths: in some of them a line has to give of its spaces to fit. */
const widths = Array.from({ length: 60 }, (_, step) => 300 + step)

function inflate(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

/** What is taken beside a glyph, in thousandths of the height of letters, of every line. */
function readTaken(pdf: Buffer): number[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)]
  const lines = streams.flatMap(([, packed = '']) => [...inflate(packed).matchAll(/^\[.*\] TJ/gm)])
  return lines.flatMap(([line]) =>
    [...line.matchAll(/> (\d+\.\d+) </g)].map(([, by]) => Number(by)),
  )
}

it('a paper keeps words apart in lines that had to be shortened', async () => {
  await registerTypefaces()
  const columns = widths.map((width) =>
    createElement(View, { key: width, style: { width } }, [
      createElement(Text, { key: 'text', style: styles.paragraph }, french),
    ]),
  )
  const page = createElement(Page, { size: [600, 9000], style: styles.page }, columns)
  const taken = readTaken(await renderToBuffer(createElement(Document, null, page)))
  expect(taken.length).toBeGreaterThan(0)
  const { data } = Font.getFont({ fontFamily: 'Instrument Sans', fontWeight: 400 })
  const space = data?.glyphForCodePoint(32).advanceWidth ?? 0
  // A space gives on both of its sides. Below a sixth of the height words are read as one.
  expect(space - 2 * Math.max(...taken)).toBeGreaterThan(1000 / 6)
}, 60_000)
