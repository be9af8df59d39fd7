import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { emailSchema } from './email'
import { toMailbox } from './mailbox'
import { phoneHref, phoneSchema, toE164 } from './phone'
import { parsePostcode } from './postcode'
import { readEnding, toFileTitle } from './sent-file'

describe('what somebody gives to be reached', () => {
  it('is a telephone number that can be dialled, or none, and the same when read again', () => {
    fuzz(anyText(14, ['+32', '0032', '(0)', '0', '4', '70', ' ', '/', '.', '-', '12']), (text) => {
      const number = toE164(text)
      if (number !== null) {
        expect(number).toMatch(/^\+\d{6,15}$/)
        expect(toE164(number)).toBe(number)
        expect(phoneHref(text)).toBe(`tel:${number}`)
      }
      expect(typeof phoneSchema.safeParse(text).success).toBe('boolean')
    })
  })

  it('is a postcode of the country, or none', () => {
    fuzz(anyText(8, ['B-', 'L', '9000', '1', '2', ' Gent']), (text) => {
      for (const country of ['BE', 'LU', 'ES'] as const) {
        const zip = parsePostcode(text, country)
        if (zip !== null) {
          expect(zip).toMatch(/^\d{4,5}$/)
          expect(parsePostcode(zip, country)).toBe(zip)
        }
      }
    })
  })

  it('is one address of e-mail, from which no header of a mail can be made', () => {
    fuzz(anyText(10, ['a', '@', '.', 'be', '+', 'x@y.be', '\r\nBcc:']), (text) => {
      const read = emailSchema.safeParse(text)
      if (read.success) {
        expect(read.data).toMatch(/^[^\s@,;:<>]+@[^\s@,;:<>]+\.[^\s@,;:<>]+$/)
        expect(emailSchema.parse(read.data)).toBe(read.data)
        expect(toMailbox(toMailbox(read.data))).toBe(toMailbox(read.data))
      }
    })
  })

  it('is a file whose name has no folders, no hidden marks and an ending that is read from it', () => {
    fuzz(anyText(12, ['../', '..\\', '.pdf', '.exe', 'cv', '\u202e', '\0', '.']), (name) => {
      const title = toFileTitle(name)
      expect(title).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(title).not.toBe('')
      expect(readEnding(title)).toMatch(/^[a-z0-9]{0,8}$/)
    })
  })
})
