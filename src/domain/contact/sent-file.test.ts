import { describe, expect, it } from 'vitest'
import { cvBytesMax, cvSchema, readEnding, toFileTitle } from './sent-file'

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

describe('the name of a file', () => {
  it.each([
    ['C:\\fakepath\\mijn cv.PDF', 'mijn cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..', '..'],
    ['', 'file'],
    ['.pdf', 'file.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['a\r\nb.pdf', 'ab.pdf'],
    [`${'q'.repeat(300)}.odt`, `${'q'.repeat(120)}.odt`],
  ])('%j becomes %j', (given, expected) => expect(toFileTitle(given)).toBe(expected))

  it('ends in what stands behind its last dot', () => {
    expect(['cv.tar.gz', 'cv', 'cv.', 'cv.p df'].map(readEnding)).toEqual(['gz', '', '', ''])
  })
})
