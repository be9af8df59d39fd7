import type { ChosenPurpose } from '@/domain/consent/purposes'
import { findConsent } from './consent-memory'

/** What is given once one more purpose is agreed to: nothing of an answer that no longer counts. */
export function addPurpose(
  purpose: ChosenPurpose,
  purposesVersion: string,
): readonly ChosenPurpose[] {
  return [...new Set([...(findConsent(purposesVersion)?.given ?? []), purpose])]
}
