import type { Field } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { isBlocking, type PublicationIssue } from '@/domain/properties/publication-issues'
import { findFieldPlace } from './field-labels'
import { recordFieldOf } from './publication-facts'

/** The fields without which a property may not be published, each once, as the form calls them. */
export function nameMissing(
  fields: Field[],
  issues: readonly PublicationIssue[],
  locale: Locale,
): string[] {
  const missing = issues
    .filter(isBlocking)
    .map(({ field }) => findFieldPlace(fields, recordFieldOf[field]).label[locale])
  return [...new Set(missing)]
}
