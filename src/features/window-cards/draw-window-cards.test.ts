import { describe, expect, it } from 'vitest'
import { defaultTheme } from '@/domain/brand/theme'
import type { Brochure } from '@/features/brochure/brochure'
import { drawWindowCards } from './draw-window-cards'

const page = { scanText: 'Scan', pageText: '{page} / {pages}' }

/** A home whose every text is as long as editors and the law make them. */
function createBrochure(publicId: number, size: number): Brochure {
  return {
    publicId,
    locale: 'nl',
    title: 'Herenhuis met stadstuin '.repeat(size),
    headline: { place: 'Sint-Katelijne-Waver '.repeat(size).trim(), kind: 'Herenhuis te koop' },
    address: '2000 Antwerpen',
    notes: [],
    plates: [{ text: 'Nieuw', tone: 'marigold' }],
    reference: 'Ref. 2000-014',
    price: '€ 479.000',
    keyFigures: [{ figure: '212 m²', word: 'bewoonbaar' }],
    description: null,
    factsTitle: 'Kenmerken',
    facts: [],
    mentions: Array.from({ length: 13 }, (_one, place) => ({
      kind: 'zoning',
      text: `Vermelding ${place}: ${'woorden '.repeat(size * 20)}`,
    })),
    legalTitle: 'Wettelijke vermeldingen',
    energy: {
      title: 'Energie',
      scale: [{ letter: 'E', fill: '#F37021', text: '#1A1A1A' }],
      current: 0,
      value: '450 kWh/m²',
      lines: ['Energielabel E'],
      rows: [],
    },
    flood: { title: 'Water', scores: [], symbol: 'Overstromingsgevoelig', lines: [] },
    planning: null,
    certificates: null,
    costs: null,
    agent: null,
    agency: {
      ...{ title: 'Het kantoor', name: 'Kassei vastgoed', lines: [], line: 'Kassei' },
      ...{ phone: '+32 3 123 45 67', brokers: ['Vastgoedmakelaar: An Peeters (BIV 500.123)'] },
    },
    page: { ...page, url: `https://www.example.be/nl/${publicId}/`, shownUrl: 'www.example.be' },
    madeText: '',
    closingText: '',
    theme: defaultTheme,
    fileName: 'kaart',
    pictures: [],
    portrait: null,
  }
}

describe('cards for the window', { timeout: 60_000 }, () => {
  it('are one sheet of A4 across for each home, however long its texts are', async () => {
    const homes = [createBrochure(1, 1), createBrochure(2, 3)] as const
    const [first, second] = homes.map((brochure) => ({ brochure, picture: null }))
    if (!first || !second) throw new Error('Two homes are expected')
    const pdf = (await drawWindowCards([first, second])).toString('latin1')
    expect(pdf.match(/\/MediaBox \[0 0 841\.89\d* 595\.28\d*\]/g)).toHaveLength(2)
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
    expect(pdf).toContain('/Lang (nl)')
  })

  it('set the raised 2, which their text lacks, in the weight of its neighbours', async () => {
    const draw = async (value: string) => {
      const home = createBrochure(1, 1)
      const brochure = { ...home, energy: { ...home.energy, value } }
      return (await drawWindowCards([{ brochure, picture: null }])).toString('latin1')
    }
    expect(await draw('450 kWh')).not.toContain('BricolageGrotesque-Regular')
    expect(await draw('450 kWh/m²')).toContain('BricolageGrotesque-Regular')
  })
})
