import { describe, expect, it } from 'vitest'
import { findLineWidth } from './menu-room'

const toItems = (...labels: string[]) =>
  // One with a plus has pages below it.
  labels.map((label) => ({
    label: label.replace('+', ''),
    children: label.endsWith('+') ? [0] : [],
  }))

const agency = { logo: null, name: 'Kassei vastgoed', hasButton: false }
const find = (labels: string[], more: Partial<Parameters<typeof findLineWidth>[0]> = {}) =>
  findLineWidth({ ...agency, items: toItems(...labels), ...more })

const short = ['Koop', 'Huur', 'Team', 'Contact']
const dutch = ['Te koop+', 'Te huur+', 'Nieuwbouw', 'Beleggen', 'Spanje', 'Diensten+']
const german = ['Zu verkaufen+', 'Zu vermieten+', 'Neubau', 'Anlegen', 'Spanien', 'Leistungen+']

describe('the line of the menu', () => {
  it.each([
    ['few and short words', short, 961],
    ['the bundled menu in Dutch', dutch, 1280],
    ['the bundled menu in German', german, 1280],
    ['more words', [...german, 'Über uns', 'Kontakt'], 1440],
    ['as many as an editor may ask for', Array<string>(12).fill('Nieuwbouwprojecten'), null],
    ['no page at all', [], 961],
  ])('with %s stands from the width that has room for it', (_name, labels, width) => {
    expect(find(labels)).toBe(width)
  })

  it('has less room beside a wide logo, a long name and the button of the whole menu', () => {
    expect(find(short, { logo: { width: 300, height: 100 } })).toBe(961)
    expect(find(short, { logo: { width: 900, height: 60 } })).toBe(1280)
    expect(find(short, { name: 'Immobiliënkantoor Van den Bosschelaere & Zonen' })).toBe(1280)
    expect(find(german, { hasButton: true })).toBe(1280)
    expect(find([...german, 'Über uns'])).toBe(1280)
    expect(find([...german, 'Über uns'], { hasButton: true })).toBe(1440)
  })
})
