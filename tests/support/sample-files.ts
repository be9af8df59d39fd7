import { createContainer } from '@/forms/_kit/word-container.fixture'

type Bytes = Uint8Array<ArrayBuffer>

const toBytes = (text: string): Bytes => new TextEncoder().encode(text)

function join(parts: readonly Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts))
}

/** One file at the beginning of a zip archive, stored as it is. */
function toZipEntry(name: string, content: string): Bytes {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return join([header, toBytes(name), toBytes(content)])
}

/** The central directory that closes an archive; programs that tell kinds apart do not read it. */
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06, ...Array(18).fill(0)])

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The smallest files that are recognised as what they are. */
export const sampleFiles = {
  pdf: toBytes('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer <<>>\nstartxref\n24\n%%EOF\n'),
  doc: createContainer([{ name: '1Table' }, { name: 'WordDocument' }]),
  xls: createContainer([{ name: 'Workbook' }]),
  docx: join([
    toZipEntry('[Content_Types].xml', `<Types><Override ContentType="${wordType}"/></Types>`),
    toZipEntry('word/document.xml', '<w:document/>'),
    zipEnd,
  ]),
  odt: join([
    toZipEntry('mimetype', 'application/vnd.oasis.opendocument.text'),
    toZipEntry('content.xml', '<x/>'),
    zipEnd,
  ]),
  zip: join([toZipEntry('run.exe', 'MZ'), zipEnd]),
  exe: join([toBytes('MZ'), Buffer.alloc(600)]),
  html: toBytes('<!doctype html><script>alert(1)</script>'),
} as const
