import type { EnergyLabel, EnergyRegion } from './energy-bands'

/** Two colours as #RRGGBB; the text reaches a contrast of 4.5 on the fill (WCAG 2, AA). */
export type EnergyColour = { fill: string; text: string }

const white = '#FFFFFF'
const ink = '#1A1A1A'

const deepGreen = { fill: '#00702F', text: white }
const green = { fill: '#00883F', text: white }
const leaf = { fill: '#4CB848', text: ink }
const lime = { fill: '#BED630', text: ink }
const yellow = { fill: '#FFF200', text: ink }
const amber = { fill: '#FDB913', text: ink }
const orange = { fill: '#F37021', text: ink }
const red = { fill: '#D7141A', text: white }
const deepRed = { fill: '#8E0F14', text: white }

/** The colour of "not applicable" and "unknown". */
export const neutralEnergyColour: EnergyColour = { fill: '#D9D9D9', text: ink }

/** Flanders and Wallonia give the A+ a green of its own; Brussels spends one colour a letter. */
const byLetter: Record<'ownAPlus' | 'letters', Record<string, EnergyColour>> = {
  ownAPlus: { a: leaf, b: lime, c: yellow, d: amber, e: orange, f: red, g: deepRed },
  letters: { a: green, b: leaf, c: lime, d: yellow, e: amber, f: orange, g: red },
}

/** The colour of a label on the scale of its region. */
export function energyColour(region: EnergyRegion, label: EnergyLabel): EnergyColour {
  if (label === 'a_plusplus') return deepGreen
  if (region !== 'brussels' && label === 'a_plus') return green
  const colours = byLetter[region === 'brussels' ? 'letters' : 'ownAPlus']
  return colours[label.charAt(0)] ?? neutralEnergyColour
}
