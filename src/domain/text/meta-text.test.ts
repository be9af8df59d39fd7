import { describe, expect, it } from 'vitest'
import { joinWhileShort, toMetaDescription, toMetaTitle } from './meta-text'

describe('toMetaTitle', () => {
  it.each([
    ['Te koop', 'Kassei vastgoed', 'Te koop · Kassei vastgoed'],
    ['Kassei Vastgoed', 'Kassei vastgoed', 'Kassei Vastgoed'],
    ['Werken bij Kassei vastgoed', 'Kassei vastgoed', 'Werken bij Kassei vastgoed'],
    ['', 'Kassei vastgoed', 'Kassei vastgoed'],
    ['Te koop', '', 'Te koop'],
    [`${'a'.repeat(41)}`, 'Kassei vastgoed', `${'a'.repeat(41)} · Kassei vastgoed`],
    [`${'a'.repeat(43)}`, 'Kassei vastgoed', 'a'.repeat(43)],
  ])('makes of %j by %j %j', (title, siteName, expected) => {
    expect(toMetaTitle(title, siteName)).toBe(expected)
  })

  it('cuts what is longer than 60 characters at a word', () => {
    const title = toMetaTitle(
      'Herenhuis met stadstuin en atelier in het hart van de Zurenborgwijk',
      'Kassei vastgoed',
    )
    expect(title).toBe('Herenhuis met stadstuin en atelier in het hart van de…')
  })
})

describe('toMetaDescription', () => {
  it('keeps 155 characters and cuts beyond them, the ellipsis counted', () => {
    expect(toMetaDescription('a'.repeat(155))).toBe('a'.repeat(155))
    expect(toMetaDescription('a'.repeat(156))).toBe(`${'a'.repeat(154)}…`)
  })
})

describe('joinWhileShort', () => {
  it('leaves out what would make the title too long, and takes what still fits', () => {
    expect(joinWhileShort(['a'.repeat(50), 'b'.repeat(20), 'c'], ' · ')).toBe(
      `${'a'.repeat(50)} · c`,
    )
  })
})
