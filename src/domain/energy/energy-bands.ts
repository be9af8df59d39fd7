import type { Dated } from '../kernel/dated'
import type { Region } from '../places/region'

/**
 * Every label that any scale uses, from best to worst. `sub` is the minus of Brussels: `a_sub` is
 * A-. The spelling is that of stored data and of artwork.
 */
export const energyLabels = [
  'a_plusplus',
  'a_plus',
  'a',
  'a_sub',
  'b_plus',
  'b',
  'b_sub',
  'c_plus',
  'c',
  'c_sub',
  'd_plus',
  'd',
  'd_sub',
  'e_plus',
  'e',
  'e_sub',
  'f_plus',
  'f',
  'f_sub',
  'g',
] as const

export type EnergyLabel = (typeof energyLabels)[number]

/** The region that issued the certificate. */
export type EnergyRegion = Region

export type EnergyBand = {
  label: EnergyLabel
  /** Highest score of the band in kWh/m² per year, inclusive; null when it has no end. */
  max: number | null
  /** The band of scores below zero: its end, zero, belongs to the next band. */
  belowZero?: true
}

export type EnergyScale = Dated & {
  region: EnergyRegion
  /** From best to worst, without a gap: a band begins where the one before it ends. */
  bands: readonly EnergyBand[]
}

/**
 * The scales of the three regions. When a region moves a limit or joins a common European scale, a
 * record with a later `validFrom` is added here; no code changes.
 *
 * The tables are the agency's. Brussels writes A++ on certificates for scores below zero and has
 * one undivided F; a certificate's own label is shown as it stands, so neither is lost.
 */
export const energyScales: readonly EnergyScale[] = [
  {
    region: 'flanders',
    validFrom: '2019-01-01',
    source: 'Flemish energy performance certificate for homes, agency table',
    checkedOn: '2026-11-21',
    bands: [
      { label: 'a_plus', max: 0, belowZero: true },
      { label: 'a', max: 100 },
      { label: 'b', max: 200 },
      { label: 'c', max: 300 },
      { label: 'd', max: 400 },
      { label: 'e', max: 500 },
      { label: 'f', max: null },
    ],
  },
  {
    region: 'wallonia',
    validFrom: '2010-06-01',
    source: 'Walloon PEB certificate for homes, agency table',
    checkedOn: '2026-11-21',
    bands: [
      { label: 'a_plusplus', max: 0, belowZero: true },
      { label: 'a_plus', max: 45 },
      { label: 'a', max: 85 },
      { label: 'b', max: 170 },
      { label: 'c', max: 255 },
      { label: 'd', max: 340 },
      { label: 'e', max: 425 },
      { label: 'f', max: 510 },
      { label: 'g', max: null },
    ],
  },
  {
    region: 'brussels',
    validFrom: '2011-05-01',
    source: 'Brussels EPB certificate for homes, agency table',
    checkedOn: '2026-11-21',
    bands: [
      { label: 'a_plus', max: 0, belowZero: true },
      { label: 'a', max: 23 },
      { label: 'a_sub', max: 45 },
      { label: 'b_plus', max: 62 },
      { label: 'b', max: 79 },
      { label: 'b_sub', max: 95 },
      { label: 'c_plus', max: 113 },
      { label: 'c', max: 132 },
      { label: 'c_sub', max: 150 },
      { label: 'd_plus', max: 170 },
      { label: 'd', max: 190 },
      { label: 'd_sub', max: 210 },
      { label: 'e_plus', max: 232 },
      { label: 'e', max: 253 },
      { label: 'e_sub', max: 275 },
      { label: 'f_plus', max: 298 },
      { label: 'f', max: 322 },
      { label: 'f_sub', max: 345 },
      { label: 'g', max: null },
    ],
  },
]

/** Scores outside these bounds (kWh/m² per year) are slips of the keyboard, not homes. */
export const plausibleScore = { min: -500, max: 2000 } as const
