import { describe, expect, it } from 'vitest'
import { checkTranslation } from './check-text'

describe('a translation', () => {
  it.each([
    ['Dag {name}', 'Bonjour {name}', null],
    [
      '{count, plural, one {# pand} other {# panden}}',
      '{count, plural, one {# bien} other {# biens}}',
      null,
    ],
    ['Zonder namen', '', null],
    ['Een { in de bron', 'Une { dans la source', null],
  ])('of %s may be %s', (source, text, problem) => {
    expect(checkTranslation(source, text, 100)).toBe(problem)
  })

  it.each([
    ['a name that is lost', 'Dag {name}', 'Bonjour', { lost: ['name'], foreign: [] }],
    [
      'a name that is translated',
      'Dag {name}',
      'Bonjour {nom}',
      { lost: ['name'], foreign: ['nom'] },
    ],
    ['a name that nobody fills in', 'Dag', 'Bonjour {nom}', { lost: [], foreign: ['nom'] }],
  ])('is refused with %s', (_, source, text, problem) => {
    expect(checkTranslation(source, text, null)).toEqual({ code: 'placeholders', ...problem })
  })

  it.each(['Bonjour\0', 'Bonjour \uD83C'])('is refused where no database keeps it: %j', (text) => {
    expect(checkTranslation('Dag', text, null)).toEqual({ code: 'signs' })
  })

  it('is refused where braces are left open or it does not fit', () => {
    expect(checkTranslation('Dag', 'Bonjour {', null)).toEqual({ code: 'braces' })
    expect(checkTranslation('Dag', 'Bonjour', 6)).toEqual({
      code: 'tooLong',
      charactersMax: 6,
      characters: 7,
    })
  })
})
