import { describe, expect, it } from 'vitest'
import { shortenSaints, spellSaints } from './saints'

describe('shortenSaints', () => {
  it.each([
    ['Sint-Niklaas', 'st-Niklaas'],
    ['Saint Josse', 'st Josse'],
    ['SANKT VITH', 'st VITH'],
    ['San Pedro', 'st Pedro'],
    ['Sainte-Ode', 'ste-Ode'],
    ['Rue Saint-Jacques', 'Rue st-Jacques'],
  ])('shortens %s to %s', (name, short) => {
    expect(shortenSaints(name)).toBe(short)
  })

  it.each(['Sintelstraat', 'Santander', 'Stationsstraat', 'Kerksint', 'Sint'])(
    'leaves %s as it is',
    (name) => {
      expect(shortenSaints(name)).toBe(name)
    },
  )
})

describe('spellSaints', () => {
  it.each(['Sint-Jacobsmarkt', 'St. Jacobsmarkt', 'st-Jacobsmarkt', 'SintJacobsmarkt'])(
    'writes %s in every way',
    (name) => {
      const spellings = spellSaints(name).map((spelling) => spelling.toLowerCase())
      const words = ['sint', 'saint', 'sainte', 'sankt', 'st', 'ste']
      expect(spellings).toEqual(words.map((word) => `${word} jacobsmarkt`))
    },
  )

  it('finds the saint within a name', () => {
    expect(spellSaints('Rue Ste-Anne')).toContain('Rue sainte Anne')
  })

  it.each(['Kerkstraat', 'Stationsstraat', 'Oststraat', ''])('knows no saint in "%s"', (name) => {
    expect(spellSaints(name)).toEqual([])
  })
})
