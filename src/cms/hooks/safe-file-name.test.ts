import { describe, expect, it } from 'vitest'
import { toSafeFileName } from './safe-file-name'

describe('toSafeFileName', () => {
  it('keeps letters, digits and the extension', () => {
    expect(toSafeFileName('Façade côté jardin.JPG')).toBe('facade-cote-jardin.jpg')
  })
  it('never leaves its folder', () => {
    expect(toSafeFileName('../../etc/passwd.png')).toBe('passwd.png')
  })
  it('finds a name for a file without one', () => {
    expect(toSafeFileName('???.pdf')).toBe('file.pdf')
  })
})
