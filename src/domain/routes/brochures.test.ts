import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { buildBrochurePath, brochuresSegment, parseBrochureName } from './brochures'
import { hasOwnAnswer } from './own-answers'
import { publicIdMax } from './public-id'
import { reservedFirstSegments } from './reserved'

describe('the address of a brochure', () => {
  it('is read as it was built, and is answered by its own endpoint', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 1, max: publicIdMax }),
        (locale, publicId) => {
          const path = buildBrochurePath(locale, publicId)
          expect(parseBrochureName(path.split('/').at(-1) ?? '')).toBe(publicId)
          expect(hasOwnAnswer(path)).toBe(true)
        },
      ),
    )
  })

  it.each(['1001', '1001.PDF', '01001.pdf', '.pdf', '1001.pdf.pdf', '1e3.pdf', '2147483648.pdf'])(
    'is not %s',
    (name) => {
      expect(parseBrochureName(name)).toBeNull()
    },
  )

  it('begins with a segment that no page may claim', () => {
    expect(reservedFirstSegments).toContain(brochuresSegment)
  })
})
