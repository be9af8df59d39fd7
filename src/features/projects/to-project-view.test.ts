import { describe, expect, it } from 'vitest'
import type { Media, Project, Property } from '@/cms/payload-types'
import {
  compareUnits,
  toOpenPrices,
  toProjectCard,
  toProjectView,
  toUnitCounts,
  toUnitView,
  type ProjectContext,
} from './to-project-view'

const stamps = { createdAt: '2026-03-01', updatedAt: '2026-03-01' }

function createProject(wishes: Partial<Project> = {}): Project {
  return {
    id: 1,
    publicId: 5,
    name: 'De Kaai',
    goal: 'sale',
    status: 'published',
    countryId: '10',
    zip: '9000',
    city: 'Gent',
    publishAddress: true,
    street: 'Dokkaai',
    houseNumber: '3',
    priceMin: 245_000,
    priceMax: 479_000,
    ...stamps,
    ...wishes,
  }
}

function createUnit(wishes: Partial<Property> = {}): Property {
  return {
    id: 9,
    publicId: 601,
    recordFile: 'KAAI-A01',
    mainType: 2,
    countryId: '10',
    goal: 'sale',
    status: 'active',
    unit: { lot: 'A0.1', floor: 0, status: 'available' },
    surfaceLivingM2: 94,
    ...stamps,
    ...wishes,
  }
}

const context: ProjectContext = {
  locale: 'nl',
  defaultLocale: 'nl',
  names: { nl: 'De Kaai' },
  descriptions: { nl: 'Twaalf appartementen. Aan de Dokkaai in Gent.' },
  street: 'Dokkaai',
  units: { total: 2, available: 1, sold: 0 },
  openPrices: [],
}

const card = {
  href: '/nl/projecten/gent/de-kaai/5/a01/601/',
  price: { kind: 'amount', amount: 319_000, prefix: null, per: null, suffixText: null },
} as const

const types = [{ id: 2, webId: 12, name: 'Appartement' }]

describe('toProjectView', () => {
  it('shows one price when minimum and maximum are equal', () => {
    const project = createProject({ priceMin: 479_000, priceMax: 479_000 })
    expect(toProjectView(project, context).price).toEqual({ kind: 'single', amount: 479_000 })
  })

  it('shows a range when they differ', () => {
    expect(toProjectView(createProject(), context).price).toMatchObject({ kind: 'range' })
  })

  it('shows what the units cost that are still to be had', () => {
    const view = toProjectView(createProject(), { ...context, openPrices: [card.price] })
    expect(view.price).toEqual({ kind: 'single', amount: 319_000 })
  })

  it('is sold out when no unit is left', () => {
    const sold = { ...context, units: { total: 2, available: 0, sold: 2 } }
    expect(toProjectView(createProject(), sold).price).toEqual({ kind: 'soldOut' })
  })

  it('is not sold out while a unit is only reserved', () => {
    const reserved = { ...context, units: { total: 2, available: 0, sold: 1 } }
    expect(toProjectView(createProject(), reserved).price.kind).toBe('range')
  })

  it('is not sold out before its units are known', () => {
    const unknown = { ...context, units: { total: 0, available: 0, sold: 0 } }
    expect(toProjectView(createProject(), unknown).price.kind).toBe('range')
  })

  it('tells a hidden street nowhere', () => {
    const told = JSON.stringify(toProjectView(createProject({ publishAddress: false }), context))
    expect(told).not.toMatch(/dokkaai/i)
    expect(told).toContain('Twaalf appartementen.')
  })

  it('leaves out every text that names a hidden street, and keeps its own name', () => {
    const project = createProject({
      publishAddress: false,
      delivery: 'Najaar, Dokkaai 4',
      number: 'dok-kaai 4',
      externalWeb: 'https://dokkaai.example.be/',
    })
    const view = toProjectView(project, { ...context, names: { nl: 'Hof aan de Dokkaai' } })
    expect(view).toMatchObject({ delivery: '', number: '', externalWeb: '' })
    expect(view.name.text).toBe('Hof aan de Dokkaai')
  })

  it('links only to a website of the project that is one', () => {
    const safe = createProject({ externalWeb: 'https://dekaai.example.be/' })
    const unsafe = createProject({ externalWeb: 'javascript:alert(1)' })
    expect(toProjectView(safe, context).externalWeb).toBe('https://dekaai.example.be/')
    expect(toProjectView(unsafe, context).externalWeb).toBeNull()
  })
})

describe('toUnitView', () => {
  it('hides the price of a sold unit', () => {
    const unit = createUnit({ unit: { lot: 'A0.1', status: 'sold' } })
    expect(toUnitView(unit, card, types)).toMatchObject({ status: 'sold', price: null })
  })

  it('believes the property that says it is sold, whatever its unit says', () => {
    expect(toUnitView(createUnit({ status: 'sold' }), card, types).status).toBe('sold')
  })

  it('follows the property where nobody filled in the unit', () => {
    const unit = createUnit({ status: 'underOption', unit: { lot: 'A0.1' } })
    expect(toUnitView(unit, card, types).status).toBe('option')
    expect(toUnitView(createUnit({ unit: {} }), card, types).status).toBe('available')
  })

  it('shows the price of a unit under option', () => {
    const unit = createUnit({ unit: { lot: 'A0.1', status: 'option' } })
    expect(toUnitView(unit, card, types).price).toEqual(card.price)
  })

  it('names its type in the language of the page', () => {
    expect(toUnitView(createUnit(), card, types).type).toEqual({ webId: 12, name: 'Appartement' })
    expect(toUnitView(createUnit(), card, []).type).toBeNull()
  })

  it('has no link to a page that does not exist', () => {
    expect(toUnitView(createUnit(), null, types)).toMatchObject({ href: null, price: null })
  })
})

describe('compareUnits', () => {
  it('goes from the ground up and counts numbers as people do', () => {
    const units = [
      createUnit({ unit: { lot: 'A10', floor: 1 } }),
      createUnit({ unit: { lot: 'A2', floor: 1 } }),
      createUnit({ unit: { lot: 'B1', floor: 0 } }),
      createUnit({ unit: { lot: 'C1' } }),
    ].map((unit) => toUnitView(unit, card, types))
    expect(units.toSorted(compareUnits).map(({ name }) => name)).toEqual(['B1', 'A2', 'A10', 'C1'])
  })
})

describe('toUnitCounts', () => {
  it('counts what is available or under option as still to be had', () => {
    const units = [
      createUnit(),
      createUnit({ unit: { status: 'option' } }),
      createUnit({ unit: { status: 'reserved' } }),
      createUnit({ status: 'sold' }),
    ]
    expect(toUnitCounts(units)).toEqual({ total: 4, available: 2, sold: 1 })
  })
})

describe('toOpenPrices', () => {
  it('tells the prices of what is available or under option, and none of what has no page', () => {
    const units = [
      createUnit({ publicId: 1 }),
      createUnit({ publicId: 2, unit: { status: 'option' } }),
      createUnit({ publicId: 3, unit: { status: 'reserved' } }),
      createUnit({ publicId: 4, status: 'sold' }),
      createUnit({ publicId: 5 }),
    ]
    const priced = (amount: number) => ({ price: { ...card.price, amount } })
    const shown = new Map([1, 2, 3, 4].map((id) => [id, priced(id)] as const))
    expect(toOpenPrices(units, shown)).toEqual([priced(1).price, priced(2).price, null])
  })
})

describe('the pictures of a project', () => {
  const picture = (id: number, alt: string): Media => ({ id, alt, kind: 'photo', ...stamps })
  const project = createProject({
    publishAddress: false,
    pictures: [picture(1, 'Gevel aan de Dokkaai'), picture(2, 'Binnentuin')],
  })

  it('are described on its page, without the street that stays hidden', () => {
    const [front, garden] = toProjectView(project, context).pictures
    expect(front?.alt).not.toContain('Dokkaai')
    expect(garden?.alt).toBe('Binnentuin')
  })

  it('say nothing in a list', () => {
    const place = {
      href: '/nl/',
      name: 'De Kaai',
      city: 'Gent',
      units: context.units,
      openPrices: [],
    }
    expect(toProjectCard(project, place).picture).toMatchObject({ id: 1, alt: '' })
  })
})
