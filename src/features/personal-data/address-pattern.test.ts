import { describe, expect, it } from 'vitest'
import { toPattern, type Place } from './address-pattern'

/** What is left of a text when the address is cut out. */
const cut = (text: string, place: Place, longer: readonly string[] = []) =>
  text.replace(new RegExp(toPattern('anne@voorbeeld.be', longer, place), 'gi'), '…')

const everywhere = ['text', 'name'] as const

describe.each(everywhere)('the pattern of an address in a %s', (place) => {
  it.each([
    ['Mail naar anne@voorbeeld.be.', 'Mail naar ….'],
    ['Anne <ANNE@Voorbeeld.be>', 'Anne <…>'],
    ["l'adresse d'anne@voorbeeld.be", "l'adresse d'…"],
    [String.raw`{"note":"Bel\nanne@voorbeeld.be"}`, String.raw`{"note":"Bel\n…"}`],
    ['bod anne@voorbeeld.be.pdf', 'bod ….pdf'],
    ['anne@voorbeeld.be.odt', '….odt'],
    ['anne@voorbeeld.be.docx', '….docx'],
  ])('finds it in %s', (text, left) => {
    expect(cut(text, place)).toBe(left)
  })

  it.each([
    'joanne@voorbeeld.be',
    'jo.anne@voorbeeld.be',
    'anne@voorbeeld.bel',
    'anne@voorbeeld.be.example',
    'anne@voorbeeldxbe',
  ])('leaves %s, which is somebody else', (text) => {
    expect(cut(text, place)).toBe(text)
  })

  it('leaves an address of somebody else that is this one behind an apostrophe', () => {
    const text = "Van d'anne@voorbeeld.be"
    expect(cut(text, place, ["d'anne@voorbeeld.be"])).toBe(text)
    expect(cut(text, place)).toBe("Van d'…")
  })
})

describe('words that are put together', () => {
  it.each([
    ['bod_anne@voorbeeld.be.pdf', 'bod_….pdf'],
    ['bod-anne@voorbeeld.be_2.pdf', 'bod-…_2.pdf'],
    ['anne@voorbeeld.be-2.pdf', '…-2.pdf'],
  ])('are told from the address in the name %s', (name, left) => {
    expect(cut(name, 'name')).toBe(left)
  })

  it.each(['jo_anne@voorbeeld.be', 'jo-anne@voorbeeld.be', 'anne@voorbeeld.be-huis.be'])(
    'are somebody else in a text: %s',
    (text) => {
      expect(cut(text, 'text')).toBe(text)
    },
  )
})
