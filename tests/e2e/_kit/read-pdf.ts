import { inflateSync } from 'node:zlib'

/** What the objects of a file say of themselves, and what is packed in them, by number. */
type Objects = ReadonlyMap<string, { head: string; stream: string }>

/**
 * The texts that stand on the paper of a PDF and in its properties, one to a line. Embedded fonts
 * write the numbers of glyphs, so that a search in the bytes of the file finds none of them.
 *
 * @throws Error when a page writes in a way that is not understood here: unread is not absent
 */
export function readPdf(pdf: Buffer): string {
  const objects = unpack(pdf)
  const all = [...objects.values()]
  const pages = all.filter(({ head }) => /\/Type \/Page\b/.test(head))
  if (pages.length === 0) throw new Error('The PDF has no page that can be read')
  return [
    ...pages.flatMap(({ head }) => readPage(head, objects)),
    // A property beyond the letters of English is written with two bytes to a letter.
    ...all.map(({ head }) => head.replaceAll('\0', '')),
  ].join('\n')
}

function unpack(pdf: Buffer): Objects {
  const text = pdf.toString('latin1')
  const objects = [...text.matchAll(/^(\d+) 0 obj$([\s\S]*?)^endobj$/gm)].map((found) => {
    const [, number = '', body = ''] = found
    const [, head = body, stream = ''] = /^([\s\S]*?)\bstream\r?\n([\s\S]*)$/.exec(body) ?? []
    const isPacked = /\/Filter \/FlateDecode/.test(head) && !/\/Subtype \/Image/.test(head)
    const unpacked = isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : ''
    return [number, { head, stream: unpacked }] as const
  })
  return new Map(objects)
}

/** The object that a key of another one points to. */
function follow(objects: Objects, head: string, key: string) {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? ''
  const found = objects.get(number)
  if (found === undefined) throw new Error(`The PDF has no ${key} where one is named: ${head}`)
  return found
}

function readPage(head: string, objects: Objects): string[] {
  const resources = follow(objects, head, 'Resources').head
  const { stream } = follow(objects, head, 'Contents')
  const lines: string[] = []
  let letters: ReadonlyMap<string, string> = new Map()
  for (const [, font, glyphs, other] of stream.matchAll(operators)) {
    if (font !== undefined) letters = readFont(follow(objects, resources, font).head, objects)
    if (glyphs !== undefined) lines.push(spell(glyphs, letters))
    if (other !== undefined) throw new Error(`The PDF writes in an unknown way: ${other}`)
  }
  return lines
}

/** A font is chosen, glyphs are written, or text is written in another way than by glyphs. */
const operators = /\/(\w+) [\d.]+ Tf$|^\[([^\]]*)\] TJ$|^(.*(?:Tj|TJ|'|"))$/gm

function spell(glyphs: string, letters: ReadonlyMap<string, string>): string {
  const numbers = [...glyphs.matchAll(/<(\w*)>/g)].flatMap(
    ([, hex = '']) => hex.match(/.{4}/g) ?? [],
  )
  return numbers
    .map((number) => {
      const letter = letters.get(number)
      if (letter === undefined) throw new Error(`The font does not tell what glyph ${number} means`)
      return letter
    })
    .join('')
}

/** The letters of a font by the number of their glyph, out of its own table. */
function readFont(head: string, objects: Objects): ReadonlyMap<string, string> {
  const { stream } = follow(objects, head, 'ToUnicode')
  const ranges = [...stream.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)]
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([^>]*)>/g)].map(([, codes = ''], step) => [
        (Number.parseInt(first, 16) + step).toString(16).padStart(4, '0'),
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}
