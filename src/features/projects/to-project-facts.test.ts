import { describe, expect, it } from 'vitest'
import type { ProjectCardView } from './project-view'
import { toProjectFacts } from './to-project-facts'

const card: ProjectCardView = {
  publicId: 5,
  href: '/nl/projecten/gent/de-kaai/5/',
  name: 'De Kaai',
  city: 'Gent',
  zip: '9000',
  delivery: 'voorjaar 2027',
  price: { kind: 'range', min: 245_000, max: 479_000 },
  units: { total: 4, available: 2, sold: 1 },
  picture: null,
}

const types = [
  { id: 21, webId: 1, name: 'Woning' },
  { id: 22, webId: 2, name: 'Appartement' },
  { id: 26, webId: 6, name: 'Garage' },
]

type Unit = Parameters<typeof toProjectFacts>[2]['units'][number]
const unit = (wishes: Partial<Unit>): Unit => ({
  status: 'active',
  goal: 'sale',
  mainType: 22,
  bedrooms: 2,
  ...wishes,
})

const tell = (project: Parameters<typeof toProjectFacts>[0], units: Unit[]) =>
  toProjectFacts(project, card, { units, types })

describe('toProjectFacts', () => {
  it('knows place and price as the card shows them', () => {
    const { publicId, city, zip, price } = card
    expect(tell({}, [])).toEqual({
      ...{ publicId, city, zip, price },
      typeIds: [],
      bedrooms: [],
      deliveryDay: null,
    })
  })

  it('has the bedrooms of the units that are to be had, those under option among them', () => {
    const units = [
      unit({ bedrooms: 1 }),
      unit({ bedrooms: 2, unit: { status: 'option' } }),
      unit({ bedrooms: 3, unit: { status: 'reserved' } }),
      unit({ bedrooms: 4, unit: { status: 'sold' } }),
      unit({ bedrooms: 5, status: 'rented' }),
      unit({ bedrooms: null }),
    ]
    expect(tell({}, units).bedrooms).toEqual([1, 2])
  })

  it('has its own types and those of the units that are to be had, by web id', () => {
    const units = [unit({ mainType: 22 }), unit({ mainType: 26, status: 'sold' })]
    expect(tell({ types: [21] }, units).typeIds).toEqual([1, 2])
  })

  it('leaves out a type that has no name in the language', () => {
    expect(tell({ types: [99] }, []).typeIds).toEqual([])
  })

  it('is delivered on a day of Belgium', () => {
    expect(tell({ deliveryDate: '2027-05-31T22:30:00.000Z' }, []).deliveryDay).toBe('2027-06-01')
  })
})
