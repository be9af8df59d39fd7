import { describe, expect, it } from 'vitest'
import { toMarks } from './to-marks'

const gent = { zip: '9000', city: 'Gent' }
const point = { lat: 51.05, lng: 3.72 }

describe('toMarks', () => {
  it('draws one mark per place and counts what is in it', () => {
    const records = [1, 2].map((publicId) => ({ publicId, ...gent, href: `/nl/${publicId}/` }))
    const marks = toMarks(records, new Map(records.map(({ publicId }) => [publicId, point])))
    expect(marks).toEqual([{ name: '9000 Gent', count: 2, point, href: '/nl/1/' }])
  })

  it('leaves out what has no public point', () => {
    expect(toMarks([{ publicId: 1, ...gent, href: '/nl/1/' }], new Map())).toEqual([])
  })
})
