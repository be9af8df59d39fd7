import { describe, expect, it } from 'vitest'
import type { Media, Project } from '@/cms/payload-types'
import { createRedactor } from '@/cms/read-model/redact-street'
import { describeStep, foldProgress, toProgress } from './to-progress'

const stamps = { createdAt: '2026-03-01', updatedAt: '2026-03-01' }
const picture = (id: number, alt = ''): Media => ({ id, alt, kind: 'photo', ...stamps })

const steps: Project['progress'] = [
  { date: '2026-03-02T12:00:00.000Z', text: 'Bouwput uitgegraven.' },
  { date: '2026-09-14T12:00:00.000Z', text: 'Dak gelegd.', pictures: [picture(4), picture(5)] },
  { date: '2026-06-01T12:00:00.000Z', text: 'Ruwbouw klaar.', pictures: [picture(6, 'De kraan')] },
]

const open = createRedactor({ publishAddress: true, isDiscreet: false, street: 'Dokkaai' })
const hidden = createRedactor({ publishAddress: false, isDiscreet: false, street: 'Dokkaai' })

describe('toProgress', () => {
  it('shows the newest step first, whatever order the editor kept', () => {
    const texts = toProgress(steps, { redact: open, locale: 'nl' }).map(({ text }) => text)
    expect(texts).toEqual(['Dak gelegd.', 'Ruwbouw klaar.', 'Bouwput uitgegraven.'])
  })

  it('keeps the order of the editor for steps of one day', () => {
    const day = '2026-09-14T12:00:00.000Z'
    const same = ['C', 'B', 'A'].map((text) => ({ date: day, text }))
    const texts = toProgress(same, { redact: open, locale: 'nl' }).map(({ text }) => text)
    expect(texts).toEqual(['C', 'B', 'A'])
  })

  it('has the pictures of each step, in their order', () => {
    const ids = toProgress(steps, { redact: open, locale: 'nl' }).map(({ pictures }) =>
      pictures.map(({ id }) => id),
    )
    expect(ids).toEqual([[4, 5], [6], []])
  })

  it('describes a picture by its own words, or else by its step', () => {
    const [roof, shell] = toProgress(steps, { redact: open, locale: 'nl' })
    expect(roof?.pictures.map(({ alt }) => alt)).toEqual([
      'Dak gelegd, 14 september 2026',
      'Dak gelegd, 14 september 2026',
    ])
    expect(shell?.pictures[0]?.alt).toBe('De kraan')
  })

  it('leaves out pictures that were not read or no longer exist', () => {
    const lost = [{ date: '2026-03-02', text: 'Dak gelegd.', pictures: [7, picture(8)] }]
    const [step] = toProgress(lost, { redact: open, locale: 'nl' })
    expect(step?.pictures.map(({ id }) => id)).toEqual([8])
  })

  it('tells a hidden street neither in a text nor in the words of a picture', () => {
    const told = toProgress(
      [
        {
          date: '2026-06-01',
          text: 'Stelling langs de Dokkaai weg.',
          pictures: [picture(1, 'Werf aan de Dokkaai'), picture(2, 'De kraan')],
        },
        { date: '2026-05-01', text: 'Dokkaai afgesloten.' },
      ],
      { redact: hidden, locale: 'nl' },
    )
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ text: '' })
    expect(told[0]?.pictures.map(({ alt }) => alt)).toEqual(['1 juni 2026', 'De kraan'])
    expect(JSON.stringify(told)).not.toMatch(/dokkaai/i)
  })

  it('is empty for a project without steps', () => {
    expect(toProgress(null, { redact: open, locale: 'nl' })).toEqual([])
  })
})

describe('describeStep', () => {
  it.each([
    ['nl', 'Dak gelegd, 14 september 2026'],
    ['de', 'Dak gelegd, 14. September 2026'],
  ] as const)('writes the day as people do in %s', (locale, line) => {
    expect(describeStep({ text: 'Dak gelegd. ', date: '2026-09-14' }, locale)).toBe(line)
  })
})

describe('foldProgress', () => {
  it.each([
    [0, 0, 0],
    [6, 6, 0],
    [7, 4, 3],
    [12, 4, 8],
  ])('of %d steps shows %d and folds %d away', (total, latest, earlier) => {
    const all = Array.from({ length: total }, (_step, index) => index)
    const folded = foldProgress(all)
    expect([folded.latest.length, folded.earlier.length]).toEqual([latest, earlier])
    expect([...folded.latest, ...folded.earlier]).toEqual(all)
  })
})
