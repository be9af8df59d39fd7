import { describe, expect, it } from 'vitest'
import { readEnding, toFileTitle } from './sent-file'

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
