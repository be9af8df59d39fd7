import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzzLater } from '../../../tests/fuzz/cases'
import { fieldsPart } from './form-parts'
import { readBody, readText } from './read-body'

const siteUrl = 'https://www.example.be'
const boundary = 'gevel'

const anyName = fc.constantFrom('email', 'file', fieldsPart, '__proto__', 'hasOwnProperty')
const anyJson = fc.oneof(
  fc.json(),
  fc
    .dictionary(anyName, fc.oneof(anyText(6), fc.integer(), fc.constant(null)))
    .map((fields) => JSON.stringify(fields)),
)
const anyQuery = fc
  .array(fc.tuple(anyName, anyText(6)), { maxLength: 4 })
  .map((pairs) => new URLSearchParams(pairs).toString())

type Part = { name: string; file: string | null; content: string }

const anyPart: fc.Arbitrary<Part> = fc.record({
  name: anyName,
  file: fc.option(fc.constantFrom('plan.pdf', '', '../x', '"')),
  content: fc.oneof(anyText(6), anyJson),
})

const toPart = ({ name, file, content }: Part) =>
  [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}`,
    '',
    content,
    '',
  ].join('\r\n')

const anyParts = fc
  .array(anyPart, { maxLength: 4 })
  .map((parts) => `${parts.map(toPart).join('')}--${boundary}--\r\n`)

/** As it was written, or with something in its midst that nobody wrote there. */
const anyBody = (written: fc.Arbitrary<string>) =>
  fc
    .tuple(written, fc.option(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), anyText(2))))
    .map(([body, broken]) => {
      if (broken === null) return body
      const at = Math.floor(broken[0] * body.length)
      return `${body.slice(0, at)}${broken[1]}${body.slice(at)}`
    })

const ways = {
  JSON: { type: 'application/json', body: anyBody(anyJson) },
  'a query': { type: 'application/x-www-form-urlencoded', body: anyBody(anyQuery) },
  parts: { type: `multipart/form-data; boundary=${boundary}`, body: anyBody(anyParts) },
}

describe('a form that is sent, whatever is in it', () => {
  it.each(Object.entries(ways))('as %s is read, or refused as none', async (_, { type, body }) => {
    let isRead = false
    await fuzzLater(body, async (given) => {
      const headers = { 'content-type': type }
      const request = new Request(siteUrl, { method: 'POST', body: given, headers })
      const outcome = await readBody(request, siteUrl, { takesFiles: true })
      if (!outcome.ok) return expect(outcome.error).toBe(400)
      isRead = true
      expect(typeof readText(outcome.value, 'email')).toBe('string')
      // No name that every object has is a field that was sent.
      expect(outcome.value.read('toString')).not.toBeTypeOf('function')
      for (const file of await outcome.value.readFiles('file')) {
        expect(file.name !== '' || file.bytes.byteLength > 0).toBe(true)
      }
    })
    expect(isRead).toBe(true)
  })
})
