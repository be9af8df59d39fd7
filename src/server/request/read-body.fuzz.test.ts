import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzzLater } from '../../../tests/fuzz/cases'
import { fieldsPart } from './form-parts'
import { readBody, readText } from './read-body'

const siteUrl = 'https://www.example.be'
const boundary = 'x'

const ofJson = ['{', '}', '[', ']', '"', ':', ',', '{"email":', '"an@example.be"', 'null', '1e999']
const ofQuery = ['email=', '&', '%40', '%', '+', 'email=a&email=b']
const ofParts = [
  ...[`--${boundary}`, `--${boundary}--`, '\r\n', '\r\n\r\n', '"', 'filename="a.pdf"'],
  ...['Content-Disposition: form-data; name="email"', `form-data; name="${fieldsPart}"`],
]

const anySent = fc.oneof(
  fc.tuple(fc.constant('application/json'), anyText(20, ofJson)),
  fc.tuple(fc.constant('application/x-www-form-urlencoded'), anyText(20, ofQuery)),
  fc.tuple(
    fc.constantFrom(`multipart/form-data; boundary=${boundary}`, 'multipart/form-data'),
    anyText(20, ofParts),
  ),
)

describe('a sent form, whatever it holds', () => {
  it('is read, or refused as none', async () => {
    await fuzzLater(anySent, async ([type, body]) => {
      const headers = { 'content-type': type }
      const request = new Request(siteUrl, { method: 'POST', body, headers })
      const outcome = await readBody(request, siteUrl, { takesFiles: true })
      if (!outcome.ok) return expect(outcome.error).toBe(400)
      expect(typeof readText(outcome.value, 'email')).toBe('string')
      // No name that every object has is a field that was sent.
      expect(outcome.value.read('hasOwnProperty')).not.toBeTypeOf('function')
      for (const { name, bytes } of await outcome.value.readFiles('file')) {
        expect(name !== '' || bytes.byteLength > 0).toBe(true)
      }
    })
  })
})
