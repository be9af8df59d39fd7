import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { Property } from '@/cms/payload-types'
import { locales, type Locale } from '@/domain/kernel/locales'
import {
  createContext,
  createMarquee,
  createMedia,
  createProperty,
} from '@/features/properties/property.fixture'
import { toPropertyView, type PropertyContext } from '@/features/properties/to-property-view'
import { composeMessages } from '@/i18n/catalogue'
import { defaultTheme } from '@/domain/brand/theme'
import { toBrochure } from './to-brochure'

const url = 'https://www.example.be/nl/te-koop/antwerpen/herenhuis-met-stadstuin/501/'

function createTexts(locale: Locale) {
  const messages = composeMessages(locale)
  return {
    own: createTranslator({ locale, messages, namespace: 'brochure' }),
    detail: createTranslator({ locale, messages, namespace: 'properties.detail' }),
    shell: createTranslator({ locale, messages, namespace: 'shell' }),
  }
}

function create(
  wishes: Partial<Property> = {},
  { locale = 'nl', ...context }: Partial<PropertyContext> = {},
  shownUrl = url,
) {
  const view = toPropertyView(createProperty(wishes), createContext({ locale, ...context }))
  return toBrochure(view, {
    locale,
    texts: createTexts(locale),
    url: shownUrl,
    today: '2026-04-01',
    office: {
      name: 'Kassei vastgoed',
      logo: null,
      phone: '+32 3 123 45 67',
      email: 'info@kassei.example',
      openingHours: '',
      theme: defaultTheme,
    },
    company: {
      legalName: 'Kassei vastgoed bv',
      addressLine: 'Kasseistraat 12, 2000 Antwerpen',
      kbo: '0123456749',
      vat: 'BE0123456749',
      brokers: [{ title: 'Vastgoedmakelaar', people: [{ name: 'An Peeters', number: '500.123' }] }],
      insurer: 'Zeker nv',
      policyNumber: '730.390',
      deontologyUrl: '',
      supervisor: 'BIV',
      tradeName: '',
      thirdPartyIban: '',
    },
  })
}

/** Every text on the paper in one, as somebody who searches the file would find them. */
function readAll(brochure: object): string {
  return JSON.stringify(brochure)
}

describe('a brochure', () => {
  it('bears title, address, price, reference and the day it was made', () => {
    expect(create()).toMatchObject({
      title: 'Herenhuis met stadstuin',
      address: 'Vlaamsekaai 47 bus 2, 2000 Antwerpen',
      price: '€ 479.000'.replace(' ', '\u00A0'),
      reference: 'Ref. 2000-014',
      madeText: 'Opgemaakt op 1 april 2026',
      fileName: 'brochure-herenhuis-met-stadstuin-501',
    })
  })

  it('bears every mention that the law asks for', () => {
    const brochure = create({
      hasPermit: 'yes',
      hasSummons: 'no',
      asbestosType: 'safe',
      electricityCertificate: 'compliant',
    })
    expect(brochure.energy).toMatchObject({ value: expect.stringMatching(/^450/), current: 5 })
    expect(brochure.energy.rows.map(({ value }) => value)).toContain('20260314-0002716948-RES-1')
    expect(brochure.flood?.scores.map(({ title }) => title)).toEqual([
      'P-score A (perceel)',
      'G-score D (gebouw)',
    ])
    expect(brochure.flood?.symbol).not.toBeNull()
    expect(brochure.planning?.rows.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^Vg: \S/),
      expect.stringMatching(/^Gdv: \S/),
    ])
    expect(brochure.certificates?.rows.map(({ value }) => value)).toEqual([
      'Conform',
      'Asbestveilig',
    ])
  })

  it('names the agency with the numbers of its register', () => {
    const { agency, agent } = create()
    expect(agency.lines).toContain('Kassei vastgoed bv · Kasseistraat 12, 2000 Antwerpen')
    expect(agency.lines).toContain('Vastgoedmakelaar: An Peeters (BIV 500.123)')
    expect(agency.lines.join('\n')).toContain('0123.456.749')
    expect(agent?.name).toBe('Lotte Verhoeven')
  })

  it('speaks of a hidden address in every language without its street', () => {
    for (const locale of locales) {
      const brochure = create({ publishAddress: false }, { locale })
      expect(brochure.address).toBe('2000 Antwerpen')
      expect(brochure.notes).toHaveLength(1)
      expect(readAll(brochure)).not.toMatch(/Vlaamsekaai/i)
    }
  })

  it('keeps a price back that is not public, and every amount that would tell it', () => {
    const brochure = create({ publishPrice: false })
    expect(brochure.costs).toBeNull()
    expect(readAll(brochure)).not.toMatch(/479[.,\s]?000|9[.,\s]?580/)
  })

  it('shows what a plate says', () => {
    const marquee = createMarquee({ name: 'Nieuw', tone: 'marigold', hidesPrice: false })
    expect(create({ marquee }).plates).toEqual([{ text: 'Nieuw', tone: 'marigold' }])
  })

  it('has at most six pictures, and no drawing, which has no pixels', () => {
    const pictures = Array.from({ length: 9 }, (_one, id) => createMedia(id + 1, ''))
    const drawing = { ...createMedia(70, ''), mimeType: 'image/svg+xml' }
    const brochure = create({ pictures: [drawing, ...pictures] })
    expect(brochure.pictures.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('says so when its text is in another language', () => {
    expect(create({}, { locale: 'fr' }).description?.note).toContain('néerlandais')
    expect(create().description?.note).toBeNull()
  })

  it('leads to the page, by a short address where its own would not fit on a line', () => {
    expect(create().page).toMatchObject({ url, shownUrl: url.slice('https://'.length) })
    const long = `https://www.example.be/nl/te-koop/antwerpen/${'huis-'.repeat(20)}huis/501/`
    const { page } = create({}, {}, long)
    expect(page).toMatchObject({ url: long, shownUrl: 'www.example.be/property/501/' })
  })

  it('holds no sign that its typefaces lack', () => {
    const { description } = create({}, { descriptions: { nl: 'CO₂ ✓ 94\u202Fm² 😀 © łódź 你好' } })
    expect(description?.paragraphs).toEqual(['CO2 • 94\u00A0m² © łódź'])
  })
})
