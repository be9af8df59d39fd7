import { describe, expect, it } from 'vitest'
import { namePaper } from './name-paper'

const stored = '8f7751cf-6e4b-4a7e-9a3f-1f2f0c5b7a11.pdf'

describe('namePaper', () => {
  it('is what the office called it, with the ending of the file', () => {
    expect(namePaper({ title: 'Verslag van mei', filename: stored })).toBe('Verslag van mei.pdf')
  })
  it('is what the owner called the file', () => {
    const paper = { title: 'Foto', sentName: 'keuken.jpg', filename: 'a.jpg' }
    expect(namePaper(paper)).toBe('keuken.jpg')
  })
  it('holds no path', () => {
    expect(namePaper({ title: '../../a/b', filename: stored })).not.toMatch(/[/\\]/)
  })
  it('is unknown without a title', () => {
    expect(namePaper({ title: '', filename: stored })).toBeNull()
  })
})
