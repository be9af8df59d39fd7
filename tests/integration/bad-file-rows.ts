import { cvBytesMax } from '@/domain/contact/cv'
import { fieldsPart } from '@/server/request/form-parts'
import { fileBodyBytesMax } from '@/server/request/read-body'
import { sampleFiles } from '../support/sample-files'
import type { BadFile, BadRow } from './bad-form-rows'

const kind = 'job-application'
const cv: BadFile = { field: 'cv', name: 'Qxzonderling.pdf', bytes: sampleFiles.pdf }
const text = (content: string) => new TextEncoder().encode(content)

/** A file that begins as a pdf does. */
function ofSize(bytes: number): BadFile {
  const content = new Uint8Array(bytes)
  content.set(sampleFiles.pdf)
  return { ...cv, bytes: content }
}

const named = (name: string, bytes = sampleFiles.pdf): BadFile => ({ ...cv, name, bytes })

const empty = named('cv.pdf', new Uint8Array())

const wrongFiles: Readonly<Record<string, BadFile>> = {
  'a program': named('qxzonderling.exe', sampleFiles.exe),
  'a program called a pdf': named('cv.pdf', sampleFiles.exe),
  'a page called a pdf': named('cv.pdf', sampleFiles.html),
  'a drawing with a script called a pdf': named('cv.pdf', text('<svg onload="alert(1)"/>')),
  'a text called a doc': named('cv.doc', text('{\\rtf1 Qxzonderling}')),
  'an archive called a docx': named('cv.docx', sampleFiles.zip),
  'a table called a doc': named('cv.doc', sampleFiles.xls),
  'a pdf called a docx': named('cv.docx'),
  'a docx called a pdf': named('cv.pdf', sampleFiles.docx),
  'an odt called a docx': named('cv.docx', sampleFiles.odt),
  'a pdf without an ending': named('cv'),
  'a pdf whose ending is not the last': named('cv.pdf.exe'),
  'a pdf whose ending is written backwards': named('cv\u202efdp.exe'),
  'a pdf with a space in its ending': named('cv.p df'),
  'a pdf in a folder of that name': named('cv.pdf/run.exe'),
  'half an archive called a docx': named('cv.docx', sampleFiles.docx.slice(0, 20)),
  'the first letters of a pdf alone': named('cv.pdf', text('%PD')),
}

const wrongTypeRows: BadRow[] = Object.entries(wrongFiles).map(([about, file]) => ({
  about,
  kind,
  files: [file],
  status: 422,
  errors: { cv: 'cv.wrongType' },
}))

const formRows: readonly Omit<BadRow, 'kind' | 'status'>[] = [
  { about: 'no file', files: [], errors: { cv: 'cv.missing' } },
  { about: 'two files', files: [cv, cv], errors: { cv: 'cv.missing' } },
  { about: 'two files of which one is empty', files: [cv, empty], errors: { cv: 'cv.missing' } },
  {
    about: 'a file to a question that has none',
    files: [{ ...cv, field: 'x' }],
    errors: { cv: 'cv.missing' },
  },
  { about: 'an empty file', files: [empty], errors: { cv: 'cv.empty' } },
  { about: 'a byte too many', files: [ofSize(cvBytesMax + 1)], errors: { cv: 'cv.tooLarge' } },
  {
    about: 'the name of a file as its text',
    plain: { cv: 'cv.pdf' },
    files: [],
    errors: { cv: 'cv.missing' },
  },
  {
    about: 'a file and a wrong e-mail, so that it has to be chosen again',
    plain: { email: 'qxzonderling@' },
    files: [cv],
    errors: { email: 'email.invalid', cv: 'cv.again' },
  },
  {
    about: 'a file as the answer to a question that is typed',
    plain: { remark: [] },
    files: [cv, { ...cv, field: 'remark' }],
    errors: { remark: 'remark.missing', cv: 'cv.again' },
  },
]

const partType = { 'content-type': 'multipart/form-data; boundary=x' }
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

/** Bodies that are no form in parts, and are not looked into. */
const malformed: readonly (readonly [about: string, raw: string, type?: string])[] = [
  ['parts without an end', part('name="cv"; filename="Qxzonderling.pdf"', '%PDF-1.4')],
  ['a part that is cut off in its name', '--x\r\nContent-Disposition: form-data; name="cv"; fi'],
  ['a part without a name', `${part('filename="cv.pdf"', '%PDF-1.4')}--x--\r\n`],
  ['another boundary', `${part('name="email"', 'qxzonderling@example.be')}--y--\r\n`],
  ['no boundary', '--x--\r\n', 'multipart/form-data'],
  ['an empty boundary', '--x--\r\n', 'multipart/form-data; boundary='],
  ['nothing', ''],
  ['fields that are no JSON', `${part(`name="${fieldsPart}"`, '{"email":')}--x--\r\n`],
  ['fields that are a list', `${part(`name="${fieldsPart}"`, '[1]')}--x--\r\n`],
]

/** Forms with files that nobody should send. */
export const fileRows: readonly BadRow[] = [
  ...wrongTypeRows,
  ...formRows.map((row): BadRow => ({ kind, status: 422, ...row })),
  ...malformed.map(([about, raw, type]): BadRow => ({
    about: `in parts: ${about}`,
    kind,
    headers: { 'content-type': type ?? partType['content-type'] },
    raw,
    status: 400,
  })),
  ...['site-contact', 'testimonial', 'sign-newsletter'].map((other): BadRow => ({
    about: 'a file that it does not ask for',
    kind: other,
    files: [cv],
    status: 415,
  })),
  {
    about: 'a file from another site',
    kind,
    files: [cv],
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
  },
  {
    about: 'more than is read',
    kind,
    files: [ofSize(fileBodyBytesMax)],
    status: 413,
    said: 'Het bestand is te groot.',
  },
  {
    about: 'a length that is no truth',
    kind,
    files: [cv],
    headers: { 'content-length': String(fileBodyBytesMax + 1) },
    status: 413,
    said: 'Het bestand is te groot.',
  },
  {
    about: 'a file made up in JSON',
    kind,
    json: { cv: { name: 'cv.pdf', size: 10, content: 'pdf' } },
    status: 422,
    errors: { cv: 'cv.missing' },
  },
  {
    about: 'a file in letters',
    kind,
    json: { cv: 'data:application/pdf;base64,JVBERi0xLjQ=' },
    status: 422,
    errors: { cv: 'cv.missing' },
  },
]
