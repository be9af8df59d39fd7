import { describe, expect, it } from 'vitest'
import { definition } from '../demand-register/definition'
import { messages } from '../demand-register/messages'
import { definition as rentApplication } from '../rent-application/definition'
import { messages as rentMessages } from '../rent-application/messages'
import { definition as valuation } from '../contact-demand/definition'
import { messages as valuationMessages } from '../contact-demand/messages'
import { pickOffered, toAnswerFacts } from './answer-facts'

const words = { yes: 'Ja', no: 'Nee', locale: 'nl' } as const
const read = (answers: Readonly<Record<string, unknown>>) =>
  toAnswerFacts(answers, definition.fields('full'), messages.nl, words)

describe('toAnswerFacts', () => {
  it('writes choices in the words of the form, in its order', () => {
    expect(read({ types: ['apartment'], goal: 'buy' })).toEqual([
      { label: 'Ik wil', value: 'Kopen' },
      { label: 'Wat zoekt u?', value: messages.nl.fields.types.options.apartment },
    ])
  })
  it('writes places by postcode and name, as far as they are known', () => {
    const zones = [
      { zip: '2000', name: 'Antwerpen' },
      { zip: null, name: 'Mortsel' },
    ]
    expect(read({ zones })).toEqual([{ label: 'Waar zoekt u?', value: '2000 Antwerpen, Mortsel' }])
  })
  it('leaves out what was left open', () => {
    expect(read({ goal: '', maxPrice: null, extras: [], minBedrooms: 0 })).toEqual([
      { label: 'Slaapkamers, minstens', value: '0' },
    ])
  })
  it('loses nothing that no question asks any more', () => {
    expect(read({ unit: 1203, goal: 'rent' })).toEqual([
      { label: 'Ik wil', value: 'Huren' },
      { label: 'unit', value: '1203' },
    ])
  })
  it('writes a day with its zeros', () => {
    const fields = rentApplication.fields('full', 'flanders')
    expect(toAnswerFacts({ movingDate: '2027-02-01' }, fields, rentMessages.nl, words)).toEqual([
      { label: rentMessages.nl.fields.movingDate.label, value: '01/02/2027' },
    ])
  })
  it('writes amounts and areas with points between the thousands', () => {
    expect(read({ minPrice: 300_000, maxPrice: 1_250_000, minSurface: 1200 })).toMatchObject([
      { label: 'Budget van (€)', value: '300.000' },
      { label: 'Budget tot (€)', value: '1.250.000' },
      { value: '1.200' },
    ])
  })
  it('writes years and postcodes without', () => {
    const fields = valuation.fields('full')
    const answers = { zip: '2000', landSurface: 12_500, buildYear: 1930 }
    const values = toAnswerFacts(answers, fields, valuationMessages.nl, words)
    expect(values.map(({ value }) => value)).toEqual(['2000', '12.500', '1930'])
  })
  it('says yes and no in words', () => {
    expect(read({ newsletter: true })).toEqual([{ label: 'newsletter', value: 'Ja' }])
  })
})

describe('pickOffered', () => {
  const pick = (answers: Readonly<Record<string, unknown>>) =>
    pickOffered(answers, definition.fields('full'))

  it('takes what the form offers, one or several', () => {
    expect(pick({ goal: 'buy', types: ['apartment', 'house'] })).toEqual({
      goal: ['buy'],
      types: ['apartment', 'house'],
    })
  })
  it('leaves out every word that somebody typed', () => {
    const words = 'Win now at https://bait.example'
    expect(pick({ goal: words, types: [words], remark: words, unknown: 'buy' })).toEqual({})
  })
})
