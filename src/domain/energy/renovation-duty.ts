import { findInForce, type CitedRule } from '../kernel/dated'
import type { PropertyGoal } from '../properties/goals'
import type { EnergyLabel, EnergyRegion } from './energy-bands'
import { parseEnergyLabel } from './energy-label'

export type RenovationDuty = CitedRule & {
  /** Years after the deed within which the home must reach the target. */
  years: number
  targetLabel: EnergyLabel
}

type RenovationRule = RenovationDuty & { region: EnergyRegion; labels: readonly EnergyLabel[] }

/**
 * Who buys a Flemish home with label E or F since 2023 has it renovated to label D. The term was
 * five years at first; it became six for running and for new purchases in December 2025.
 */
const renovationRules: readonly RenovationRule[] = [
  {
    region: 'flanders',
    labels: ['e', 'f'],
    years: 6,
    targetLabel: 'd',
    validFrom: '2023-01-01',
    source: 'Flemish energy decree, renovation duty, as amended on 12 December 2025',
    citation: {
      nl: 'Vlaams Energiebesluit, renovatieverplichting, gewijzigd op 12 december 2025',
      fr: 'arrêté flamand relatif à l’énergie, obligation de rénovation, modifié le 12 décembre 2025',
      en: 'Flemish energy decree, renovation duty, as amended on 12 December 2025',
      de: 'Flämischer Energieerlass, Renovierungspflicht, geändert am 12. Dezember 2025',
    },
    checkedOn: '2026-07-28',
  },
]

/**
 * The duty to renovate that an advertisement must mention: homes for sale in Flanders whose
 * certificate says E or F. A calculated label never imposes a duty.
 *
 * @param on The day of the advertisement; without it, the newest rule.
 */
export function renovationDuty(facts: {
  region: EnergyRegion | null
  goal: PropertyGoal
  isResidential: boolean
  certificateLabel: string | null
  on?: Date | string
}): RenovationDuty | null {
  const label = facts.certificateLabel === null ? null : parseEnergyLabel(facts.certificateLabel)
  if (label === null || facts.goal !== 'sale' || !facts.isResidential) return null
  const rules = renovationRules.filter(({ region }) => region === facts.region)
  const rule = findInForce(rules, facts.on ?? '9999-12-31')
  if (rule === null || !rule.labels.includes(label)) return null
  const { years, targetLabel, validFrom, source, citation, checkedOn } = rule
  return { years, targetLabel, validFrom, source, citation, checkedOn }
}
