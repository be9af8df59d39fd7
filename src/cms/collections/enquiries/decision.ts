import type { CollectionBeforeChangeHook } from 'payload'
import { rentApplicationKind, retainAfterDecision } from '@/domain/enquiries/refusal'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import type { Enquiry } from '../../payload-types'

/** What became of a candidate for a home. */
export const decisionField = selectField({
  name: 'decision',
  label: words('Beslissing', 'Décision', 'Decision', 'Entscheidung'),
  description: words(
    'Na “Geweigerd” worden de antwoorden drie maanden later gewist; “Bewaren tot” past zich aan.',
    'Après « Refusée », les réponses sont effacées trois mois plus tard ; « Conserver jusqu’au » s’adapte.',
    'After “Refused” the answers are deleted three months later; “Keep until” follows.',
    'Nach „Abgelehnt“ werden die Antworten drei Monate später gelöscht; „Aufbewahren bis“ folgt.',
  ),
  options: {
    accepted: words('Gekozen', 'Retenue', 'Accepted', 'Angenommen'),
    refused: words('Geweigerd', 'Refusée', 'Refused', 'Abgelehnt'),
  },
  condition: ({ kind }) => kind === rentApplicationKind,
})

/** Sets until when an application is kept whenever the decision on it changes. */
export const retainByDecision: CollectionBeforeChangeHook<Enquiry> = ({
  data,
  originalDoc,
  operation,
}) => {
  const isDecided = operation === 'update' && 'decision' in data
  if (!isDecided || originalDoc?.kind !== rentApplicationKind) return data
  const decision = data.decision ?? null
  if (decision === (originalDoc.decision ?? null)) return data
  const moments = { createdAt: new Date(originalDoc.createdAt), decidedAt: new Date() }
  return { ...data, retainUntil: retainAfterDecision(decision, moments).toISOString() }
}
