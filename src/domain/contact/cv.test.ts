import { describe, expect, it } from 'vitest'
import { cvBytesMax, cvSchema } from './cv'

function findCode(value: unknown): string | null {
  return cvSchema.safeParse(value).error?.issues[0]?.message ?? null
}

describe('a curriculum vitae', () => {
  it.each(['pdf', 'doc', 'docx', 'odt', 'PDF'])('may end in .%s', (ending) => {
    expect(findCode({ name: `cv.${ending}`, size: 1 })).toBeNull()
  })

  it.each([
    [undefined, 'cv.missing'],
    ['cv.pdf', 'cv.missing'],
    [{ name: 'cv.pdf', size: 0 }, 'cv.empty'],
    [{ name: 'cv.pdf', size: cvBytesMax + 1 }, 'cv.tooLarge'],
    [{ name: 'cv.exe', size: 1 }, 'cv.wrongType'],
    [{ name: 'pdf', size: 1 }, 'cv.wrongType'],
    [{ name: 'cv.docm', size: 1 }, 'cv.wrongType'],
    [{ name: 'cv.pdf', size: 1, content: null }, 'cv.wrongType'],
    [{ name: 'cv.pdf', size: 1, content: 'exe' }, 'cv.wrongType'],
    [{ name: 'cv.docx', size: 1, content: 'zip' }, 'cv.wrongType'],
    [{ name: 'cv.doc', size: 1, content: 'cfb' }, 'cv.wrongType'],
  ])('%j is refused with %s', (value, code) => expect(findCode(value)).toBe(code))

  it('is what its name says it is', () => {
    expect(findCode({ name: 'cv.pdf', size: cvBytesMax, content: 'pdf' })).toBeNull()
    expect(findCode({ name: 'cv.doc', size: 1, content: 'doc' })).toBeNull()
  })
})
