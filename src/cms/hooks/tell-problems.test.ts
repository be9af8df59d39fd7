import { describe, expect, it } from 'vitest'
import { tellProblems } from './tell-problems'

const problem = (label: string, message: string) => ({ path: label.toLowerCase(), label, message })

describe('tellProblems', () => {
  it('names the fields before what is wrong with them, and says the same but once', () => {
    const law = 'Vijf vragen over stedenbouw.'
    expect(
      tellProblems(
        [
          problem('Voorkooprecht', law),
          problem('Prijs', 'Vul in.'),
          problem('Dagvaarding', law),
          problem('Dagvaarding', law),
        ],
        'nl',
      ),
    ).toEqual([`Voorkooprecht, Dagvaarding: ${law}`, 'Prijs: Vul in.'])
  })

  it('keeps the colon with its word in French', () => {
    expect(tellProblems([problem('Prix', 'À remplir.')], 'fr')).toEqual(['Prix\u00A0: À remplir.'])
  })

  it('leaves a message about no field as it is', () => {
    expect(tellProblems([problem('', 'Refusé.')], 'fr')).toEqual(['Refusé.'])
  })
})
