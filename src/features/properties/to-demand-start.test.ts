import { describe, expect, it } from 'vitest'
import { createCriteria } from '@/domain/search/search-criteria'
import { toDemandStart } from './to-demand-start'

const antwerp = { name: 'Antwerpen', zip: '2000' }
const mortsel = { name: 'Mortsel', zip: '2640' }
const list = { list: 'forSale', typeIds: [2], cities: [antwerp] } as const

describe('a search as the form begins with it', () => {
  it('says what the visitor asked for', () => {
    const criteria = createCriteria({ typeIds: [1], cities: [mortsel], maxPrice: 400_000 })
    expect(toDemandStart(criteria, list, [1, 2, 4])).toMatchObject({
      goal: 'buy',
      wishes: { typeIds: [1], cities: [mortsel], maxPrice: 400_000 },
    })
  })

  it('says what the list is about where the visitor left it open', () => {
    expect(toDemandStart(createCriteria(), list, [1, 2, 4])?.wishes).toMatchObject({
      typeIds: [2],
      cities: [antwerp],
    })
    const wide = { list: 'forRent', typeIds: [], cities: [] } as const
    expect(toDemandStart(createCriteria(), wide, [1, 2])).toMatchObject({
      goal: 'rent',
      wishes: { typeIds: [1, 2], cities: [] },
    })
  })

  it('leaves open whether to buy or to rent where the list holds both', () => {
    expect(toDemandStart(createCriteria(), null, [1])?.goal).toBeNull()
  })

  it.each(['investment', 'spain'] as const)('wants to buy in the list "%s"', (key) => {
    expect(toDemandStart(createCriteria(), { ...list, list: key }, [])?.goal).toBe('buy')
  })

  it.each(['discreet', 'realisations'] as const)('is none in the list "%s"', (key) => {
    expect(toDemandStart(createCriteria(), { ...list, list: key }, [1])).toBeNull()
  })
})
