import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { energyLabels, energyScales } from './energy-bands'
import {
  energyLabelOf,
  formatEnergyLabel,
  labelForScore,
  parseEnergyLabel,
  scaleLabels,
  type EnergyFacts,
} from './energy-label'

const today = '2026-06-01'

describe('labelForScore', () => {
  it.each([
    [-5, 'a_plus'],
    [-0.01, 'a_plus'],
    [-0, 'a'],
    [0, 'a'],
    [100, 'a'],
    [100.1, 'b'],
    [200, 'b'],
    [268, 'c'],
    [300, 'c'],
    [400, 'd'],
    [500, 'e'],
    [500.5, 'f'],
    [501, 'f'],
  ] as const)('gives %d kWh/m² in Flanders %s', (score, label) => {
    expect(labelForScore('flanders', score, today)).toBe(label)
  })

  it.each([
    [-1, 'a_plusplus'],
    [0, 'a_plus'],
    [45, 'a_plus'],
    [45.01, 'a'],
    [85, 'a'],
    [170, 'b'],
    [255, 'c'],
    [340, 'd'],
    [425, 'e'],
    [510, 'f'],
    [510.5, 'g'],
    [511, 'g'],
  ] as const)('gives %d kWh/m² in Wallonia %s', (score, label) => {
    expect(labelForScore('wallonia', score, today)).toBe(label)
  })

  it.each([
    [-1, 'a_plus'],
    [0, 'a'],
    [0.5, 'a'],
    [23, 'a'],
    [23.5, 'a_sub'],
    [45, 'a_sub'],
    [62, 'b_plus'],
    [79, 'b'],
    [80, 'b_sub'],
    [113, 'c_plus'],
    [132, 'c'],
    [150, 'c_sub'],
    [190, 'd'],
    [210, 'd_sub'],
    [250, 'e'],
    [275, 'e_sub'],
    [276, 'f_plus'],
    [322, 'f'],
    [323, 'f_sub'],
    [345, 'f_sub'],
    [345.5, 'g'],
    [346, 'g'],
  ] as const)('gives %d kWh/m² in Brussels %s', (score, label) => {
    expect(labelForScore('brussels', score, today)).toBe(label)
  })

  it('never gives F- in Brussels from 223 to 322', () => {
    const labels = Array.from({ length: 100 }, (_, index) =>
      labelForScore('brussels', 223 + index, today),
    )
    expect(labels).not.toContain('f_sub')
    expect(labels).not.toContain(null)
  })

  it('leaves no plausible score without a label, and never rewards a worse one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('flanders', 'brussels', 'wallonia'),
        fc.double({ min: -500, max: 2000, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (region, score, more) => {
          const better = labelForScore(region, score, today)
          const worse = labelForScore(region, Math.min(2000, score + more), today)
          const rank = (label: typeof better) => energyLabels.findIndex((known) => known === label)
          expect(rank(better)).toBeGreaterThanOrEqual(0)
          expect(rank(worse)).toBeGreaterThanOrEqual(rank(better))
        },
      ),
    )
  })

  it('gives no label to a slip of the keyboard or a day before the scale', () => {
    expect(labelForScore('flanders', 2001, today)).toBeNull()
    expect(labelForScore('flanders', -501, today)).toBeNull()
    expect(labelForScore('flanders', Number.NaN, today)).toBeNull()
    expect(labelForScore('flanders', 100, '2018-12-31')).toBeNull()
  })
})

describe('energyScales', () => {
  it('rise without a gap and end without a limit', () => {
    const limits = energyScales.map(({ bands }) => bands.map(({ max }) => max))
    const finite = limits.map((all) => all.filter((max) => max !== null))
    expect(finite).toEqual(finite.map((all) => [...all].sort((a, b) => a - b)))
    expect(limits.map((all) => all.indexOf(null))).toEqual(limits.map((all) => all.length - 1))
  })
})

describe('scaleLabels', () => {
  it('lists the scale of the region from best to worst', () => {
    expect(scaleLabels('flanders')).toEqual(['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'])
    expect(scaleLabels('wallonia').at(-1)).toBe('g')
    expect(scaleLabels('brussels')).toHaveLength(19)
    expect(scaleLabels('brussels', '2000-01-01')).toEqual([])
  })
})

describe('parseEnergyLabel', () => {
  it.each([
    ['A+', 'a_plus'],
    ['a_plus', 'a_plus'],
    ['A-', 'a_sub'],
    ['A −', 'a_sub'],
    ['EPC C', 'c'],
    ['EPC-label: d', 'd'],
    ['A++', 'a_plusplus'],
    [' PEB B+ ', 'b_plus'],
    ['Classe G', 'g'],
    ['c', 'c'],
  ] as const)('reads %j as %s', (text, label) => {
    expect(parseEnergyLabel(text)).toBe(label)
  })
  it.each(['', '-', 'H', 'in aanvraag', 'PEB en cours', 'EPC', 'G+', 'AB', 'constructor', 'A+-'])(
    'reads no label in %j',
    (text) => {
      expect(parseEnergyLabel(text)).toBeNull()
    },
  )
  it('reads back every label it writes', () => {
    expect(energyLabels.map(formatEnergyLabel).map(parseEnergyLabel)).toEqual([...energyLabels])
    expect(formatEnergyLabel('a_sub')).toBe('A-')
    expect(formatEnergyLabel('a_plusplus')).toBe('A++')
  })
})

const facts: EnergyFacts = {
  certificateLabel: null,
  kwhPerM2Year: null,
  region: 'flanders',
  typeHasDuty: true,
  on: today,
}

describe('energyLabelOf', () => {
  it('lets the label on the certificate win over the score', () => {
    expect(energyLabelOf({ ...facts, certificateLabel: 'EPC D', kwhPerM2Year: 268 })).toEqual({
      kind: 'label',
      label: 'd',
      source: 'certificate',
      differs: true,
    })
    expect(energyLabelOf({ ...facts, certificateLabel: 'C', kwhPerM2Year: 268 })).toMatchObject({
      differs: false,
    })
  })
  it('keeps a label that the regional table does not have', () => {
    const view = energyLabelOf({ ...facts, region: 'brussels', certificateLabel: 'A++' })
    expect(view).toMatchObject({ label: 'a_plusplus', source: 'certificate' })
  })
  it('calculates a label where the certificate names none', () => {
    const view = energyLabelOf({ ...facts, certificateLabel: 'in aanvraag', kwhPerM2Year: 268 })
    expect(view).toEqual({ kind: 'label', label: 'c', source: 'calculated', differs: false })
  })
  it('shows the number alone where no region sets a scale', () => {
    expect(energyLabelOf({ ...facts, region: null, kwhPerM2Year: 268 })).toEqual({
      kind: 'numberOnly',
      kwh: 268,
    })
  })
  it('says on request only where a certificate is due', () => {
    expect(energyLabelOf(facts)).toEqual({ kind: 'onRequest' })
    expect(energyLabelOf({ ...facts, typeHasDuty: false })).toEqual({ kind: 'notApplicable' })
  })
  it('takes an impossible score for a missing one', () => {
    expect(energyLabelOf({ ...facts, kwhPerM2Year: 26_800 })).toEqual({ kind: 'onRequest' })
  })
})
