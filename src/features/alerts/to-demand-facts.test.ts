import { describe, expect, it } from 'vitest'
import { messages } from './messages'
import { toDemandFacts } from './to-demand-facts'

const demand = {
  state: 'confirmed',
  goal: 'buy',
  types: ['house', 'land'],
  places: ['10-2000', '10-9999'],
  area: null,
  minPrice: 250_000,
  maxPrice: 480_000,
  minBedrooms: 3,
  features: ['garden'],
  frequency: 'weekly',
  until: '2027-05-30T12:00:00.000Z',
} satisfies Parameters<typeof toDemandFacts>[0]

const placeNames = new Map([['10-2000', ['Antwerpen', 'Kiel']]])

function read(differences: Partial<Parameters<typeof toDemandFacts>[0]> = {}) {
  const words = { locale: 'nl', texts: messages.nl, placeNames } as const
  const facts = toDemandFacts({ ...demand, ...differences }, words)
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]))
}

describe('what a demand is about in words', () => {
  it('has a line for each criterion that was given, how often is told, and until when', () => {
    expect(read()).toEqual({
      'Ik wil': 'Kopen',
      Type: 'Villa/Woning/Hoeve, Grond',
      Plaatsen: '2000 Antwerpen / Kiel, 9999',
      Budget: 'vanaf €\u00a0250.000 tot €\u00a0480.000',
      'Slaapkamers, minstens': '3',
      'Zeker met': 'tuin',
      'E-mails': 'Eén keer per week',
      'Loopt tot': '30 mei 2027',
    })
  })

  it.each([
    ['expired', ['Zeker met', 'Liep tot']],
    ['unsubscribed', ['Slaapkamers, minstens', 'Zeker met']],
  ] as const)(
    'tells of one that is %s only what was looked for, and when it ran out',
    (state, last) => {
      expect(Object.keys(read({ state })).slice(-2)).toEqual(last)
    },
  )
})
