/**
 * The pages that stand in for one that cannot be shown: a home, a project, a page of the owners'
 * portal, an appointment or any other page that is not there, and a page that failed.
 */
export const substituteKinds = [
  'property',
  'project',
  'portal',
  'appointment',
  'other',
  'failed',
] as const

export type SubstituteKind = (typeof substituteKinds)[number]

/** What a missing address was for. */
export type MissingKind = Exclude<SubstituteKind, 'failed'>

/** How an address that shows nothing answers: 410 for what was public once and is gone for good. */
export type MissingAnswer = { kind: MissingKind; status: 404 | 410 }

export function isSubstituteKind(value: unknown): value is SubstituteKind {
  return substituteKinds.some((kind) => kind === value)
}

/** Reads an answer that came over the wire; `null` when it is anything else. */
export function parseMissingAnswer(value: unknown): MissingAnswer | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('kind' in value) || !('status' in value)) return null
  const { kind, status } = value
  if (!isSubstituteKind(kind) || kind === 'failed') return null
  return status === 404 || status === 410 ? { kind, status } : null
}
