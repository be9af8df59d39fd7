import type { LocalizedText } from '@/domain/kernel/locales'
import { isPublishable, type PublicationIssue } from '@/domain/properties/publication-issues'
import { words } from '../../../fields/words'

/** How a property stands before the law on advertisements, from worst to best. */
export const gateLevels = {
  blocked: words(
    'Niet publiceerbaar',
    'Non publiable',
    'Not publishable',
    'Nicht veröffentlichbar',
  ),
  warning: words('Aan te vullen', 'À compléter', 'To be completed', 'Zu ergänzen'),
  clear: words('In orde', 'En ordre', 'In order', 'In Ordnung'),
} satisfies Record<string, LocalizedText>

export type GateLevel = keyof typeof gateLevels

/** The level of the worst of the issues. */
export function gateLevelOf(issues: readonly PublicationIssue[]): GateLevel {
  if (!isPublishable(issues)) return 'blocked'
  return issues.some(({ level }) => level === 'warning') ? 'warning' : 'clear'
}
