import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { Property } from '@/cms/payload-types'
import { locales, type Locale } from '@/domain/kernel/locales'
import { createContext, createProperty } from '@/features/properties/property.fixture'
import { toPropertyView } from '@/features/properties/to-property-view'
import { composeMessages } from '@/i18n/catalogue'
import { toMentions } from './to-mentions'

/** A home of which everything is known that any region asks for. */
const told: Partial<Property> = {
  chargesRenter: 75,
  individualMeters: 'yes',
  epcTotalKwh: 95_400,
  epcCo2: 88,
  hasPermit: 'yes',
  areaApplication: 'Wg',
  judicialDecision: '0',
  hasPreemptiveRight: 'no',
  hasAllotmentPermit: 'no',
  planningInformation: 'https://stad.example/plan',
  floodZone: true,
  riverbankZone: true,
}

function mention(wishes: Partial<Property>, locale: Locale = 'nl') {
  const view = toPropertyView(createProperty({ ...told, ...wishes }), createContext({ locale }))
  const messages = composeMessages(locale)
  const texts = {
    own: createTranslator({ locale, messages, namespace: 'brochure' }),
    detail: createTranslator({ locale, messages, namespace: 'properties.detail' }),
    shell: createTranslator({ locale, messages, namespace: 'shell' }),
  }
  return { kinds: view.law.kinds, mentions: toMentions(view, { locale, texts }) }
}

const regions = [
  ['flanders', '2000'],
  ['brussels', '1000'],
  ['wallonia', '4000'],
] as const

const cases = regions.flatMap(([region, zip]) =>
  (['sale', 'rent'] as const).flatMap((goal) =>
    locales.map((locale) => [region, goal, locale, zip] as const),
  ),
)

describe('the mentions of a print', () => {
  it.each(cases)('are all there in %s for %s, in %s', (_region, goal, locale, zip) => {
    const { kinds, mentions } = mention({ zip, goal }, locale)
    expect(kinds.length).toBeGreaterThan(0)
    expect(mentions.map(({ kind }) => kind)).toEqual(kinds)
    expect(mentions.every(({ text }) => text.trim() !== '')).toBe(true)
  })

  it('of a Flemish sale say what the law asks in the codes of advertisements', () => {
    const texts = mention({}).mentions.map(({ text }) => text)
    expect(texts).toEqual([
      expect.stringMatching(/^Energiescore: 450/),
      'Certificaatnummer: 20260314-0002716948-RES-1',
      expect.stringContaining('binnen 6 jaar'),
      'P-score A (perceel)',
      'G-score D (gebouw)',
      'Overstromingsgevoelig: middelgrote kans',
      'Ligt in een afgebakend overstromingsgebied.',
      'Ligt in een afgebakende oeverzone.',
      ...['Vg', 'Wg', 'Gmo', 'Gvkr', 'Gvv'].map((code) => expect.stringMatching(`^${code} \\(`)),
    ])
  })

  it('keep in French the space before a colon', () => {
    const texts = mention({}, 'fr').mentions.map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringMatching(/^Numéro d\S* certificat\u00A0: 2026/))
    expect(texts.filter((text) => /[^\u00A0]: /.test(text))).toEqual([])
  })

  it.each(regions)('keep the number of the certificate, and no street, in %s', (_region, zip) => {
    const { kinds, mentions } = mention({ zip, publishAddress: false })
    expect(mentions.map(({ kind }) => kind)).toEqual(kinds)
    expect(JSON.stringify(mentions)).not.toMatch(/Vlaamsekaai/i)
  })
})
