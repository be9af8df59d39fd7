import { describe, expect, it } from 'vitest'
import { belgiumId, spainId } from './countries'
import { provinceOfPostcode } from './province'

describe('the province of a postcode', () => {
  it.each([
    ['1000', 'Brussels'],
    ['1299', 'Brussels'],
    ['1300', 'Walloon Brabant'],
    ['1500', 'Flemish Brabant'],
    ['2000', 'Antwerp'],
    ['3001', 'Flemish Brabant'],
    ['3500', 'Limburg'],
    ['4700', 'Liège'],
    ['5000', 'Namur'],
    ['6599', 'Hainaut'],
    ['6600', 'Luxembourg'],
    ['7000', 'Hainaut'],
    ['8400', 'West Flanders'],
    ['9992', 'East Flanders'],
  ])('of %s is %s', (zip, province) => {
    expect(provinceOfPostcode(zip, belgiumId)).toBe(province)
  })

  it('is unknown abroad and for what is no postcode', () => {
    expect(provinceOfPostcode('3001', spainId)).toBeNull()
    expect(provinceOfPostcode('0999', belgiumId)).toBeNull()
    expect(provinceOfPostcode('', belgiumId)).toBeNull()
  })
})
