import { describe, expect, it } from 'vitest'
import {
  findTargetBehind,
  resolvePlacements,
  toResolvedArrangement,
  toTiles,
  toWarnings,
  type GridTypes,
} from './to-grid-view'
import type { ModuleFacts } from './use-module-facts.client'
import type { FormPlacement } from './use-placements.client'

const word = (nl: string) => ({ nl, fr: nl, en: nl, de: nl })

const types: GridTypes = {
  text: { label: word('Tekst'), usualView: 'text', viewsOfRelations: [], livesByWords: true },
  contact: {
    label: word('Formulier'),
    usualView: 'form',
    viewsOfRelations: ['form'],
    livesByWords: false,
  },
}

function fact(id: number, differences: Partial<ModuleFacts> = {}): [number, ModuleFacts] {
  const usual = {
    id,
    name: `Module ${id}`,
    type: 'text',
    isPublic: true,
    relations: [],
    bareIn: [],
    span: 12,
  }
  return [id, { ...usual, position: 0, sort: 0, ...differences }]
}

function place(key: string, differences: Partial<FormPlacement> = {}): FormPlacement {
  const usual = { moduleId: 1, position: null, sort: null, span: null, cols: {}, hidden: false }
  return { key, ...usual, ...differences }
}

function draw(placements: FormPlacement[], facts: [number, ModuleFacts][] | null) {
  const known = facts === null ? null : new Map(facts)
  const resolved = resolvePlacements({ placements, facts: known, types, language: 'nl' })
  const arrangement = toResolvedArrangement(resolved)
  const shown = { arrangement, size: 'lg', language: 'nl' } as const
  return {
    labels: toTiles(resolved, shown).map((row) => row.map(({ label }) => label)),
    warnings: toWarnings(resolved, { ...shown, screen: 'Laptop' }),
  }
}

describe('the grid of a page', () => {
  it('places a module by its own numbers where the page has none', () => {
    const facts = [fact(1, { position: 2, span: 4 }), fact(2, { position: 1 })]
    const placements = [
      place('a'),
      place('b', { moduleId: 2 }),
      place('c', { position: 1, sort: 1 }),
    ]
    expect(draw(placements, facts).labels).toEqual([
      [
        'Module 2, Tekst, rij 1, plaats 1 van 2, 12 van 12 kolommen',
        'Module 1, Tekst, rij 1, plaats 2 van 2, 4 van 12 kolommen',
      ],
      ['Module 1, Tekst, rij 2, plaats 1 van 1, 4 van 12 kolommen'],
    ])
  })

  it('warns of the languages of the page in which a text has no words, and of no other type', () => {
    const placements = [place('a'), place('b', { moduleId: 2, position: 1 })]
    const facts = [
      fact(1, { bareIn: ['fr', 'de'] }),
      fact(2, { type: 'contact', relations: [{ exists: true }], bareIn: ['fr'] }),
    ]
    expect(draw(placements, facts).warnings).toEqual([
      'Module 1: In deze talen heeft de module geen tekst, zodat bezoekers ze niet zien: Frans, Duits.',
    ])
  })

  it('says which one is hidden, and leaves it out of the width of its row', () => {
    const full = place('b', { sort: 1, hidden: true })
    const { labels, warnings } = draw([place('a', { sort: 0 }), full], [fact(1)])
    expect(labels[0]?.[1]).toMatch(/, verborgen$/)
    expect(warnings).toEqual([])
    expect(draw([place('a'), { ...full, hidden: false }], [fact(1)]).warnings).toEqual([
      expect.stringMatching(/^Rij 1 is op Laptop 24 kolommen breed/),
    ])
  })

  it('warns of a form that was not chosen, and not of a view that stands alone', () => {
    const form = fact(1, { type: 'contact' })
    expect(draw([place('a')], [form]).warnings).toEqual([
      'Module 1: De module heeft nog niets om te tonen: kies haar inhoud.',
    ])
    const callout = fact(1, { type: 'contact', view: 'callout' })
    expect(draw([place('a')], [callout]).warnings).toEqual([])
  })

  it('warns of nothing before the modules were read, and then of those that are gone', () => {
    expect(draw([place('a')], null).warnings).toEqual([])
    expect(draw([place('a')], []).warnings).toEqual(['De module bestaat niet meer.'])
  })
})

describe('findTargetBehind', () => {
  const target = (span: number, hidden = false) => {
    const facts = new Map([fact(1, { span })])
    const placements = [place('a', { position: 0, hidden }), place('b', { position: 1 })]
    const resolved = resolvePlacements({ placements, facts, types, language: 'nl' })
    return findTargetBehind(resolved, toResolvedArrangement(resolved), 'a')
  }

  it('puts a narrow module beside itself and a wide one in a row below', () => {
    expect(target(6)).toEqual({ row: 0, index: 1 })
    expect(target(12)).toEqual({ newRow: 1 })
  })

  it('counts no module that the page hides', () => {
    expect(target(12, true)).toEqual({ row: 0, index: 1 })
  })
})
