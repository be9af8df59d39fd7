import { retainUntil } from '../privacy/retention'

/** The form for candidates for a home. */
export const rentApplicationKind = 'rent-application'

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
  const usual = retainUntil(rentApplicationKind, createdAt)
  if (decision !== 'refused') return usual
  const early = retainUntil('rent-refusal', decidedAt)
  return early < usual ? early : usual
}
