import { describe, expect, it } from 'vitest'
import { joinChoices } from './join-choices'

describe('joinChoices', () => {
  it.each([
    ['nl', ['Zaterdag voormiddag', 'Dinsdag namiddag'], 'Zaterdag voormiddag, dinsdag namiddag'],
    ['fr', ['Samedi matin', 'Mardi après-midi'], 'Samedi matin, mardi après-midi'],
    ['en', ['Saturday morning', 'Tuesday afternoon'], 'Saturday morning, Tuesday afternoon'],
    ['de', ['Haus', 'Wohnung'], 'Haus, Wohnung'],
  ] as const)('writes capitals within a line as the language does: %s', (locale, names, line) => {
    expect(joinChoices(names, locale)).toBe(line)
  })

  it('leaves an abbreviation and a name alone as they are', () => {
    expect(joinChoices(['Tuin', 'EPC A'], 'nl')).toBe('Tuin, EPC A')
    expect(joinChoices(['Tuin'], 'nl')).toBe('Tuin')
    expect(joinChoices([], 'nl')).toBe('')
  })
})
