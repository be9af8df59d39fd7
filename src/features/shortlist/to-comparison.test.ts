import { describe, expect, it } from 'vitest'
import { createContext, createProperty } from '@/features/properties/property.fixture'
import { toPropertyView } from '@/features/properties/to-property-view'
import { toComparison } from './to-comparison'

type Wishes = Parameters<typeof createProperty>[0]

const context = { locale: 'nl', availabilityLabel: 'Beschikbaar' } as const

function createHome(wishes: Wishes) {
  const view = toPropertyView(createProperty(wishes), createContext())
  const card = { title: view.title.text, titleLocale: 'nl', typeName: view.typeName } as const
  return { card, view }
}

const compare = (...homes: Wishes[]) => toComparison(homes.map(createHome), context)

function cellsOf(rows: ReturnType<typeof compare>, wanted: string) {
  return rows.find(({ key }) => key === wanted)?.cells
}

describe('homes side by side', () => {
  it('tell their price, rooms and areas as lists do', () => {
    const rows = compare(
      { price: 479_000, bedrooms: 4, surfaceLivingM2: 212 },
      { price: 250_000, bedrooms: 2, surfaceLivingM2: 94 },
    )
    expect(cellsOf(rows, 'price')).toEqual(['€\u00A0479.000', '€\u00A0250.000'])
    expect(cellsOf(rows, 'bedrooms')).toEqual(['4', '2'])
    expect(cellsOf(rows, 'living')).toEqual(['212\u00A0m²', '94\u00A0m²'])
  })

  it('tell the whole cost of buying as the page of the home reckons it', () => {
    const { costs } = createHome({ price: 479_000 }).view
    const total = costs?.kind === 'buying' ? costs.total : 0
    expect(total).toBeGreaterThan(479_000)
    expect(cellsOf(compare({ price: 479_000 }, {}), 'total')?.[0]).toBe(
      `€\u00A0${Math.round(total).toLocaleString('nl-BE')}`,
    )
  })

  it('tell what a home costs per month with its charges, and no total for it', () => {
    const rows = compare({ goal: 'rent', price: 950, chargesRenter: 75 }, { price: 479_000 })
    expect(cellsOf(rows, 'monthly')).toEqual(['€\u00A01.025', null])
    expect(cellsOf(rows, 'total')?.[0]).toBeNull()
  })

  it('never reckon with a price that is secret', () => {
    const rows = compare({ publishPrice: false }, { publishPrice: false })
    expect(cellsOf(rows, 'price')).toEqual(['Prijs op aanvraag', 'Prijs op aanvraag'])
    expect(cellsOf(rows, 'total')).toBeUndefined()
  })

  it('leave out what none of them tells, and keep what one does', () => {
    expect(cellsOf(compare({ bathrooms: 0 }, { bathrooms: null }), 'bathrooms')).toBeUndefined()
    expect(cellsOf(compare({ bathrooms: 2 }, { bathrooms: null }), 'bathrooms')).toEqual([
      '2',
      null,
    ])
  })

  it('mark what is equal, and nothing while there is one home or something is missing', () => {
    const equalOf = (...homes: Wishes[]) =>
      compare(...homes).find(({ key }) => key === 'bedrooms')?.isEqual
    expect(equalOf({ bedrooms: 3 }, { bedrooms: 3 })).toBe(true)
    expect(equalOf({ bedrooms: 3 }, { bedrooms: 2 })).toBe(false)
    expect(equalOf({ bedrooms: 3 }, { bedrooms: null })).toBe(false)
    expect(equalOf({ bedrooms: 3 })).toBe(false)
  })

  it('tell from when they are free', () => {
    const rows = compare({ availability: 'atDeed' }, { availability: null })
    expect(cellsOf(rows, 'availability')).toEqual(['Bij akte', null])
  })
})
