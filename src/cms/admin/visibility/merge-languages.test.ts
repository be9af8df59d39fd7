import { describe, expect, it } from 'vitest'
import { toPlace, type VisibilityReport } from '@/domain/visibility/report'
import { mergeLanguages } from './merge-languages'

const discreet = [{ rule: 'discreet' as const }]
const noTitle = [{ rule: 'noTitle' as const }]
const source = { collection: 'list-presets', id: 7 } as const

const report: VisibilityReport = {
  sources: { marquee: null, route: null },
  hasNewerDraft: false,
  languages: [
    {
      locale: 'nl',
      addresses: ['/nl/x/'],
      places: [
        toPlace('page', true, [], { href: '/nl/x/' }),
        toPlace('list', false, discreet, { name: 'Te koop', source }),
        toPlace('sitemap', false, discreet),
      ],
    },
    {
      locale: 'fr',
      addresses: [],
      places: [
        toPlace('page', true, [], { href: '/fr/x/' }),
        toPlace('list', false, discreet, { name: 'À vendre', source }),
        toPlace('sitemap', false, noTitle),
      ],
    },
  ],
}

describe('mergeLanguages', () => {
  const lines = mergeLanguages(report, 'fr')

  it('says of each place in which languages it is', () => {
    expect(lines.map(({ place, shown }) => [place, shown.map(({ href }) => href)])).toEqual([
      ['page', ['/nl/x/', '/fr/x/']],
      ['list', []],
      ['sitemap', []],
    ])
  })
  it('says once what keeps it out of several languages', () => {
    expect(lines[1]).toMatchObject({ reasons: [{ hurdles: discreet, locales: ['nl', 'fr'] }] })
    expect(lines[2]?.reasons).toEqual([
      { hurdles: discreet, locales: ['nl'] },
      { hurdles: noTitle, locales: ['fr'] },
    ])
  })
  it('names a list in the language of the desk', () => {
    expect(lines[1]?.name).toBe('À vendre')
    expect(mergeLanguages(report, 'de')[1]?.name).toBe('Te koop')
  })

  it('says once what keeps it out of several places, as of a draft', () => {
    const draft = [{ rule: 'draft' as const }]
    const places = [
      toPlace('page', false, draft),
      toPlace('list', false, draft, { name: 'L1', source }),
      toPlace('list', false, draft, { name: 'L2', source: { ...source, id: 8 } }),
      toPlace('sitemap', false, draft),
    ]
    const languages = [
      { locale: 'nl' as const, addresses: [], places },
      { locale: 'fr' as const, addresses: [], places },
    ]
    const joined = mergeLanguages({ ...report, languages }, 'nl')
    expect(joined).toHaveLength(1)
    expect(joined[0]).toMatchObject({
      place: 'page',
      alsoOut: [
        { place: 'list', name: 'L1, L2' },
        { place: 'sitemap', name: null },
      ],
      reasons: [{ hurdles: draft, locales: ['nl', 'fr'] }],
    })
  })

  it('tells of the lists together that the same rule keeps it out of', () => {
    const listOf = (id: number, rule: 'discreet' | 'notChosen') =>
      toPlace('list', false, [{ rule }], { name: `L${id}`, source: { ...source, id } })
    const places = [
      listOf(1, 'discreet'),
      listOf(2, 'discreet'),
      listOf(3, 'notChosen'),
      listOf(4, 'notChosen'),
    ]
    const languages = [{ locale: 'nl' as const, addresses: [], places }]
    const names = mergeLanguages({ ...report, languages }, 'nl').map(({ name }) => name)
    expect(names).toEqual(['L1, L2', 'L3', 'L4'])
  })
})
