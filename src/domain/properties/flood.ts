import type { LocalizedText } from '../kernel/locales'

/** The Flemish flood scores, from no flooding (A) to a medium chance today (D). */
export const floodScores = ['A', 'B', 'C', 'D'] as const

export type FloodScore = (typeof floodScores)[number]

/**
 * What a score means. The P-score is about the parcel, the G-score about the building. In force in
 * Flanders since 1 January 2023, when it replaced the words "effectively" and "possibly" prone to
 * flooding. Source: integraalwaterbeleid.be, biv.be.
 */
export const floodScoreTexts: Record<FloodScore, LocalizedText> = {
  A: {
    nl: 'geen overstroming gemodelleerd',
    fr: 'aucune inondation modélisée',
    en: 'no flooding modelled',
    de: 'keine Überschwemmung modelliert',
  },
  B: {
    nl: 'kleine kans bij klimaatverandering (2050)',
    fr: 'faible probabilité avec le changement climatique (2050)',
    en: 'small chance with climate change (2050)',
    de: 'geringe Wahrscheinlichkeit bei Klimawandel (2050)',
  },
  C: {
    nl: 'kleine kans bij huidig klimaat',
    fr: 'faible probabilité, climat actuel',
    en: 'small chance in the current climate',
    de: 'geringe Wahrscheinlichkeit, heutiges Klima',
  },
  D: {
    nl: 'middelgrote kans bij huidig klimaat',
    fr: 'probabilité moyenne, climat actuel',
    en: 'medium chance in the current climate',
    de: 'mittlere Wahrscheinlichkeit, heutiges Klima',
  },
}

/** Reads a score as feeds write it ("b", "P-score C", "G: D"); null for anything else. */
export function parseFloodScore(text: string): FloodScore | null {
  const match = /^(?:[pg](?:[\s-]*score)?[\s:]+)?([a-d])$/i.exec(text.trim())
  return floodScores.find((score) => score === match?.[1]?.toUpperCase()) ?? null
}

/** An advertisement carries the flood symbol as soon as the parcel or the building scores D. */
export function needsFloodSymbol(pScore: FloodScore | null, gScore: FloodScore | null): boolean {
  return pScore === 'D' || gScore === 'D'
}
