import { describe, expect, it } from 'vitest'
import { defaultTheme } from '@/domain/brand/theme'
import type { Brochure } from './brochure'
import { drawBrochure } from './draw-brochure'

const brochure: Brochure = {
  publicId: 501,
  locale: 'nl',
  title: 'Herenhuis met stadstuin',
  headline: { place: 'Antwerpen', kind: 'Woning te koop' },
  mentions: [],
  address: '2000 Antwerpen',
  notes: [],
  plates: [{ text: 'Nieuw', tone: 'marigold' }],
  reference: 'Ref. 2000-014',
  price: '€ 479.000',
  keyFigures: [{ figure: '212 m²', word: 'bewoonbaar' }],
  description: { title: 'Beschrijving', note: null, paragraphs: ['Ruim huis.'] },
  factsTitle: 'Kenmerken',
  facts: [{ title: 'Indeling', rows: [{ label: 'Slaapkamers', value: '4' }] }],
  legalTitle: 'Wettelijke vermeldingen',
  energy: {
    title: 'Energie',
    scale: [{ letter: 'E', fill: '#F37021', text: '#1A1A1A' }],
    current: 0,
    value: '450 kWh/m²',
    lines: ['Energielabel E'],
    rows: [],
  },
  flood: null,
  planning: null,
  certificates: null,
  costs: null,
  agent: null,
  agency: {
    title: 'Het kantoor',
    name: 'Kassei vastgoed',
    lines: [],
    line: 'Kassei vastgoed',
    phone: '',
    brokers: [],
  },
  page: {
    url: 'https://www.example.be/nl/te-koop/antwerpen/herenhuis/501/',
    shownUrl: 'www.example.be/nl/te-koop/antwerpen/herenhuis/501/',
    scanText: 'Scan',
    pageText: '{page} / {pages}',
  },
  madeText: 'Opgemaakt op 1 april 2026',
  closingText: 'Stand van 1 april 2026.',
  theme: defaultTheme,
  fileName: 'brochure-501',
  pictures: [],
  portrait: null,
}

async function draw(wishes: Partial<Brochure> = {}): Promise<string> {
  const pdf = await drawBrochure({ ...brochure, ...wishes }, { pictures: [], portrait: null })
  return pdf.toString('latin1')
}

function countPages(pdf: string): number {
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

describe('a drawn brochure', { timeout: 60_000 }, () => {
  it('is a file that says what it is, in which language and by whom', async () => {
    const pdf = await draw()
    expect(pdf).toMatch(/^%PDF-1\.\d/)
    expect(pdf).toContain('(Herenhuis met stadstuin)')
    expect(pdf).toContain('(Kassei vastgoed)')
    expect(pdf).toContain('/Lang (nl)')
    expect(pdf).toContain('BricolageGrotesque-SemiBold')
  })

  it('goes on over the page when its texts are long', async () => {
    const paragraphs = Array.from({ length: 40 }, () => 'Een lange zin over een huis. '.repeat(12))
    const long = { title: 'Beschrijving', note: null, paragraphs }
    expect(countPages(await draw({ description: long }))).toBeGreaterThan(countPages(await draw()))
  })
})
