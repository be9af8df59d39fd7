/**
 * What the stored number says on a judicial decision: 0 no, 1 yes, 2 on request; otherwise nothing,
 * and the row is left out.
 */
export function judicialDecisionFromCode(
  code: number | null,
): { kind: 'code'; code: 'Gmo' | 'Ho' } | { kind: 'onRequest' } | null {
  if (code === 0) return { kind: 'code', code: 'Gmo' }
  if (code === 1) return { kind: 'code', code: 'Ho' }
  return code === 2 ? { kind: 'onRequest' } : null
}
