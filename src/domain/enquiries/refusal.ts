import { addMonths } from '../kernel/add-months'

/** The form for candidates for a home. */
export const rentApplicationKind = 'rent-application'

/** Months that an application for a home is kept while nobody has decided. */
export const rentApplicationMonths = 12

/** Months after which the answers of a candidate who was not chosen go. */
const refusedMonths = 3

export type Decision = 'accepted' | 'refused'

/**
 * Until when an application for a home is kept once it was decided on; refused ones go early,
 * because nothing remains for which they could be needed.
 *
 * @param createdAt when it came in
 */
export function retainAfterDecision(
  decision: Decision | null,
  { createdAt, decidedAt }: { createdAt: Date; decidedAt: Date },
): Date {
  const usual = addMonths(createdAt, rentApplicationMonths)
  if (decision !== 'refused') return usual
  const early = addMonths(decidedAt, refusedMonths)
  return early < usual ? early : usual
}
