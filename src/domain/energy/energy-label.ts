import { findInForce } from '../kernel/dated'
import {
  energyLabels,
  energyScales,
  plausibleScore,
  type EnergyBand,
  type EnergyLabel,
  type EnergyRegion,
  type EnergyScale,
} from './energy-bands'

export type { EnergyLabel, EnergyRegion } from './energy-bands'

/**
 * The label that a score earns in a region.
 *
 * Bands are half open: above the end of the band before, up to and including their own end, on the
 * unrounded score. Below zero is a band of its own, and zero belongs to the one after it.
 *
 * @param kwhPerM2Year Primary energy in kWh/m² per year.
 * @param on The day whose scale applies.
 * @returns null when the score is no plausible number or the region had no scale on that day.
 */
export function labelForScore(
  region: EnergyRegion,
  kwhPerM2Year: number,
  on: Date | string,
): EnergyLabel | null {
  if (!isPlausibleScore(kwhPerM2Year)) return null
  const scale = findInForce(scalesOf(region), on)
  return scale?.bands.find((band) => isWithin(band, kwhPerM2Year))?.label ?? null
}

/** Tells a possible score from a slip of the keyboard: -500 to 2000 kWh/m² per year. */
export function isPlausibleScore(kwhPerM2Year: number): boolean {
  return kwhPerM2Year >= plausibleScore.min && kwhPerM2Year <= plausibleScore.max
}

/** The whole scale of a region from best to worst: the one in force on a day, or else the newest. */
export function scaleLabels(region: EnergyRegion, on: Date | string = '9999-12-31'): EnergyLabel[] {
  return findInForce(scalesOf(region), on)?.bands.map(({ label }) => label) ?? []
}

export function isEnergyLabel(value: unknown): value is EnergyLabel {
  return energyLabels.some((label) => label === value)
}

const labelWords = /^(?:(?:epc|peb|epb|energie|label|energielabel|klasse|classe|class)[\s:.-]*)*/
const signs: Record<string, string> = { '': '', '+': '_plus', '++': '_plusplus', '-': '_sub' }

/**
 * Reads a label as certificates, feeds and editors write it: "A+", "a_plus", "A-", "EPC C".
 * Gives null for everything else, such as "in aanvraag".
 */
export function parseEnergyLabel(text: string): EnergyLabel | null {
  const plain = text.trim().toLowerCase().replace(/[−–]/g, '-').replace(labelWords, '')
  if (isEnergyLabel(plain)) return plain
  const [, letter = '', sign = ''] = /^([a-g])\s*(\+{1,2}|-)?$/.exec(plain) ?? []
  const label = letter + (signs[sign] ?? '')
  return isEnergyLabel(label) ? label : null
}

/** Writes a label as a reader knows it: `a_sub` is "A-", `a_plusplus` is "A++". */
export function formatEnergyLabel(label: EnergyLabel): string {
  return label.replace('_plusplus', '++').replace('_plus', '+').replace('_sub', '-').toUpperCase()
}

export type EnergyFacts = {
  /** The label that stands on the certificate, in any spelling. */
  certificateLabel: string | null
  kwhPerM2Year: number | null
  /** null outside Belgium. */
  region: EnergyRegion | null
  /** Whether homes of this type need a certificate; land and garages do not. */
  typeHasDuty: boolean
  on: Date | string
}

export type EnergyView =
  | {
      kind: 'label'
      label: EnergyLabel
      source: 'certificate' | 'calculated'
      /** The score earns another label than the certificate says: a warning for the editor. */
      differs: boolean
    }
  | { kind: 'numberOnly'; kwh: number }
  | { kind: 'onRequest' }
  | { kind: 'notApplicable' }

/**
 * What to show of the energy performance. The label on the certificate always wins; a label is
 * calculated only where none is known; a score without a scale is shown as a number.
 */
export function energyLabelOf(facts: EnergyFacts): EnergyView {
  const { kwhPerM2Year, region } = facts
  const score = kwhPerM2Year !== null && isPlausibleScore(kwhPerM2Year) ? kwhPerM2Year : null
  const calculated =
    score === null || region === null ? null : labelForScore(region, score, facts.on)
  const certified =
    facts.certificateLabel === null ? null : parseEnergyLabel(facts.certificateLabel)
  if (certified !== null) {
    const differs = calculated !== null && calculated !== certified
    return { kind: 'label', label: certified, source: 'certificate', differs }
  }
  if (calculated !== null) {
    return { kind: 'label', label: calculated, source: 'calculated', differs: false }
  }
  if (score !== null) return { kind: 'numberOnly', kwh: score }
  return { kind: facts.typeHasDuty ? 'onRequest' : 'notApplicable' }
}

function scalesOf(region: EnergyRegion): EnergyScale[] {
  return energyScales.filter((scale) => scale.region === region)
}

function isWithin({ max, belowZero }: EnergyBand, score: number): boolean {
  if (belowZero) return score < 0
  return max === null || score <= max
}
