import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { toFormSchema } from '../_kit/define-form'
import { completeTexts, sharedMessages } from '../_kit/form-texts'
import { definition } from './definition'
import { example } from './example'
import { messages } from './messages'
import { toOfferReading } from './to-reading'

const answers = toFormSchema(definition, 'full').parse(example)
const property = { publicId: 12, reference: 'A 1', title: 'Woning', address: '2000 Antwerpen' }

function read(locale: (typeof locales)[number], differences: object = {}) {
  return toOfferReading(
    { ...answers, ...differences },
    {
      locale,
      texts: completeTexts(messages[locale], sharedMessages[locale]),
      toConfirm: 'vierhonderdnegenenzeventigduizend euro',
      property,
      depositPercent: 10,
      today: '2026-11-22',
    },
  )
}

const space = '\u00A0'

describe('an offer that is read back', () => {
  it('says all that it holds', () => {
    const { rows, confirm } = read('nl')
    expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toEqual({
      Pand: 'Woning, 2000 Antwerpen, A 1',
      'Bedrag in euro': `€${space}479.000`,
      'Bedrag in letters': 'vierhonderd\u00ADnegenenzeventigduizend euro',
      Geldigheid: 'van 23 november 2026 tot en met 7 december 2026',
      Ondertekenaar: 'An De Wolf',
      Adres: 'Kerkstraat 12 bus 3, 2000 Antwerpen',
      'E-mail': 'an.dewolf@example.be',
      'Telefoon of gsm': '0470 00 00 01',
      'Voornaam en naam van een tweede ondertekenaar': 'Bo De Wolf, bo.dewolf@example.be',
      'Voorbehoud van lening': `€${space}380.000, binnen 30 dagen na de aanvaarding`,
      'Andere voorwaarden': 'Onder voorbehoud van een conforme elektrische keuring.',
      'Gedaan te': 'Antwerpen, 22 november 2026',
    })
    expect(confirm.value).toBe('vierhonderdnegenenzeventigduizend euro')
  })

  it.each([
    ['nl', ['Geen', 'Geen', 'Geen']],
    ['fr', ['Aucun', 'Aucune', 'Aucune']],
    ['en', ['None', 'None', 'None']],
    ['de', ['Keiner', 'Keiner', 'Keine']],
  ] as const)('says in %s what is left open, by the gender of each', (locale, words) => {
    const second = { secondName: undefined, secondEmail: undefined }
    const { rows } = read(locale, { ...second, financing: false, conditions: undefined })
    // Second signer, financing and conditions stand last, before where it is signed.
    expect(rows.slice(-4, -1).map(({ value }) => value)).toEqual(words)
  })

  it.each(locales)('warns in %s until when it binds, and what the deposit will be', (locale) => {
    const { notices, confirm, rows } = read(locale)
    expect(notices[0]).toMatch(/7\.? \p{L}+ 2026/u)
    expect(notices[1]).toContain(`€${space}47.900`)
    const texts = [...notices, confirm.label, ...rows.map(({ value }) => value)]
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
  })
})
