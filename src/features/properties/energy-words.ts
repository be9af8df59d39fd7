import { letterOn } from '@/domain/brand/contrast'
import { energyColour, neutralEnergyColour } from '@/domain/energy/energy-colour'
import { formatEnergyLabel, type EnergyLabel } from '@/domain/energy/energy-label'
import type { Region } from '@/domain/places/region'

import type { EnergyStep } from '@/ui/energy-arrow/energy-arrow'

/** Abroad a certificate has no scale of ours; its letter is coloured as in Flanders. */
const scaleAbroad: Region = 'flanders'

/** The letter of a label with its colour on the scale of the region, as `#RRGGBB`. */
export function toEnergyStep(label: EnergyLabel, region: Region | null): EnergyStep {
  const colour = energyColour(region ?? scaleAbroad, label).fill
  return { letter: formatEnergyLabel(label), colour, ink: letterOn(colour) }
}

/** The step of a home whose class is not known. */
export const unknownEnergyStep: EnergyStep = {
  letter: '–',
  colour: neutralEnergyColour.fill,
  ink: letterOn(neutralEnergyColour.fill),
}
