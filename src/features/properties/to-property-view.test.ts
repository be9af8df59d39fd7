import { describe, expect, it } from 'vitest'
import type { Project } from '@/cms/payload-types'
import {
  createContext,
  createDocument,
  createMarquee,
  createMedia,
  createProperty,
} from './property.fixture'
import { toPropertyView } from './to-property-view'

/** Everything that the page, its structured data and its address can be made from. */
function tell(...args: Parameters<typeof toPropertyView>): string {
  return JSON.stringify(toPropertyView(...args))
}

const betraying = {
  publishAddress: false,
  pictures: [createMedia(70, 'Gevel aan de Vlaamse Kaai 47')],
  panoramas: [createMedia(71, 'Zicht op de Vlaamsekaai')],
  areaName: 'vlaamsekaai',
}

describe('toPropertyView with a hidden address', () => {
  const context = createContext({
    titles: { nl: 'Herenhuis Vlaamsekaai 47' },
    descriptions: { nl: 'Ruim huis.\n\nDe vlaamse-kaai ligt om de hoek. Zonnige tuin.' },
  })

  it('tells the street, the number and the point nowhere', () => {
    const told = tell(createProperty(betraying), context)
    expect(told).not.toMatch(/vlaamse.?kaai/i)
    expect(told).not.toContain('51.21234')
    expect(told).not.toContain('4.39876')
    expect(told).not.toContain('"47"')
  })

  it('goes by its type when the title betrays the street', () => {
    expect(toPropertyView(createProperty(betraying), context).title.text).toBe('Villa/Woning/Hoeve')
  })

  it('drops the sentence that names the street and keeps the others', () => {
    const { description } = toPropertyView(createProperty(betraying), context)
    expect(description?.text).toBe('Ruim huis.\n\nZonnige tuin.')
  })

  it.each([
    ['Sint-Jacobsmarkt', 'Ruim huis. De St. Jacobsmarkt ligt dichtbij. Zonnige tuin.'],
    ['Mutsaardstraat', 'Ruim huis. Gelegen Mutsaardstr. 11 te koop. Zonnige tuin.'],
    ['Avenue Louise', 'Ruim huis. Près de l’av. Louise 200. Zonnige tuin.'],
  ])('drops the whole sentence that shortens %s', (street, nl) => {
    const record = createProperty({ publishAddress: false, street })
    const view = toPropertyView(record, createContext({ street, descriptions: { nl } }))
    expect(view.description?.text).toBe('Ruim huis. Zonnige tuin.')
  })

  it('keeps a picture in the round without its words', () => {
    const { panoramas } = toPropertyView(createProperty(betraying), context)
    expect(panoramas).toMatchObject([{ id: 71, alt: '' }])
  })

  it('leaves out films, tours and facts that name the street', () => {
    const record = createProperty({
      ...betraying,
      recordFile: 'Vlaamsekaai 47',
      tourUrl: 'https://www.tvl.be/vlaamsekaai-47',
      planningInformation: 'Verkaveling Vlaamsekaai',
    })
    expect(toPropertyView(record, context).tour).toBeNull()
    expect(tell(record, context)).not.toMatch(/vlaamse.?kaai/i)
  })

  it('keeps the moved point and the place', () => {
    const view = toPropertyView(createProperty(betraying), context)
    expect(view).toMatchObject({
      streetLine: null,
      cityLine: '2000 Antwerpen',
      point: { isApproximate: true },
    })
  })
})

describe('toPropertyView with a public address', () => {
  it('shows street and number, and leaves the texts as they were written', () => {
    const view = toPropertyView(createProperty(), createContext())
    expect(view.streetLine).toBe('Vlaamsekaai 47 bus 2')
    expect(view.description?.text).toContain('De Vlaamsekaai ligt om de hoek.')
  })
})

describe('toPropertyView with a hidden price', () => {
  const hidden = { publishPrice: false, startPrice: 450_000, annuityBouquet: 99_001 } as const

  it('tells no amount from which the price can be worked out', () => {
    const told = tell(createProperty(hidden), createContext())
    for (const amount of ['479', '450000', '450.000', '9.580', '3.121', '99001']) {
      expect(told).not.toContain(`${amount}`)
    }
  })

  it('puts the price on request and reckons no costs', () => {
    const view = toPropertyView(createProperty(hidden), createContext())
    expect(view).toMatchObject({ price: { kind: 'onRequest' }, costs: null })
  })

  it('shows the name of a marquee in the place of the price', () => {
    const record = createProperty({ marquee: createMarquee({ daysVisible: null }) })
    const view = toPropertyView(record, createContext())
    expect(view.price).toMatchObject({ kind: 'hidden', marqueeName: 'Verkocht' })
    expect(JSON.stringify(view)).not.toContain('479')
  })

  it('shows the amount again once the marquee has had its days', () => {
    const marquee = createMarquee({ daysVisible: 1 })
    const record = createProperty({ marquee, publishedAt: '2020-01-01T09:00:00.000Z' })
    expect(toPropertyView(record, createContext()).price).toMatchObject({ kind: 'amount' })
  })
})

describe('toPropertyView of a discreet property', () => {
  const record = createProperty({
    isDiscreet: true,
    videoUrl: 'https://youtu.be/abcdefghijk',
    panoramas: [createMedia(71, 'Leefruimte')],
  })

  it('has no street, no point, no reference, no pictures and no papers', () => {
    expect(toPropertyView(record, createContext())).toMatchObject({
      reference: null,
      streetLine: null,
      point: null,
      pictures: [],
      plans: [],
      panoramas: [],
      video: null,
      documents: [],
    })
  })

  it('names neither its project nor its lot and floor, and stays without price when it is sold', () => {
    const names = { id: 5, publicId: 7, name: 'Torenhof' } as Project
    const unit = { lot: 'A.2.01', floor: 12, status: 'sold' } as const
    const view = toPropertyView({ ...record, project: names, unit }, createContext())
    expect(view).toMatchObject({ project: null, price: { kind: 'hidden' } })
    expect(JSON.stringify(view)).not.toMatch(/Torenhof|A\.2\.01|"12/)
  })

  it('keeps back the number of the certificate, by which the home can be looked up', () => {
    expect(tell(record, createContext())).not.toContain('0002716948')
  })
})

describe('toPropertyView of what is sold or rented', () => {
  it('says so and shows no price, whatever the settings say', () => {
    const view = toPropertyView(
      createProperty({ status: 'sold', closedAt: '2026-03-20' }),
      createContext(),
    )
    expect(view).toMatchObject({ closedAs: 'sold', price: { kind: 'hidden' }, costs: null })
    expect(JSON.stringify(view)).not.toContain('479')
  })

  it('hides the price of a unit that is sold within its project', () => {
    const record = createProperty({ project: 5, unit: { status: 'sold' } })
    expect(toPropertyView(record, createContext()).price.kind).toBe('hidden')
  })
})

describe('toPropertyView in a language without texts', () => {
  it('takes the default language and says which one it is', () => {
    const view = toPropertyView(createProperty(), createContext({ locale: 'de' }))
    expect(view.title).toEqual({ text: 'Herenhuis met stadstuin', locale: 'nl' })
    expect(view.description?.locale).toBe('nl')
  })

  it('prefers its own language', () => {
    const view = toPropertyView(createProperty(), createContext({ locale: 'fr' }))
    expect(view.title).toEqual({ text: 'Maison de maître', locale: 'fr' })
  })
})

describe('toPropertyView and energy', () => {
  it('mentions the renovation duty of a Flemish home for sale with label E', () => {
    const { energy } = toPropertyView(createProperty(), createContext())
    expect(energy.view).toMatchObject({ kind: 'label', label: 'e', source: 'certificate' })
    expect(energy.duty).toMatchObject({ years: 6, targetLabel: 'd' })
  })

  it('mentions no duty for rent, nor outside Flanders', () => {
    const rent = toPropertyView(createProperty({ goal: 'rent' }), createContext())
    const brussels = toPropertyView(createProperty({ zip: '1000' }), createContext())
    expect(rent.energy.duty).toBeNull()
    expect(brussels.energy.duty).toBeNull()
  })

  it('has no scale abroad, where Luxembourg uses the same postcodes', () => {
    const { energy } = toPropertyView(createProperty({ countryId: '50' }), createContext())
    expect(energy).toMatchObject({ region: null, scale: [], duty: null })
  })
})

describe('toPropertyView and floods', () => {
  it('carries the flood symbol when the building scores D', () => {
    expect(toPropertyView(createProperty(), createContext()).flood?.needsSymbol).toBe(true)
  })

  it('has no flood panel where no scores exist', () => {
    const record = createProperty({ zip: '4000', pScore: null, gScore: null })
    expect(toPropertyView(record, createContext()).flood).toBeNull()
  })
})

describe('toPropertyView and papers', () => {
  it('links public papers and mentions no others', () => {
    const record = createProperty({
      documents: [createDocument(), createDocument({ id: 9, visibility: 'staff' }), 10],
    })
    const { documents } = toPropertyView(record, createContext())
    expect(documents.map(({ id }) => id)).toEqual([8])
  })

  it('never tells the e-mail address of the manager', () => {
    expect(tell(createProperty(), createContext())).not.toContain('lotte@example.be')
  })
})
