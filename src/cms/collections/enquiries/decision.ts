import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { rentApplicationKind, retainAfterDecision } from '@/domain/enquiries/refusal'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { toNestedRequest } from '../../hooks/nested-request'
import { queueMails } from '../../jobs/queue-mails'
import type { Enquiry } from '../../payload-types'

/** The mail to a candidate who was not chosen. */
export const rentRefusalMailKind = 'rent-refusal'

/** What became of a candidate for a home. */
export const decisionField = selectField({
  name: 'decision',
  label: words('Beslissing', 'Décision', 'Decision', 'Entscheidung'),
  description: words(
    'Bij “Geweigerd” krijgt de kandidaat een e-mail zonder reden en worden de antwoorden drie maanden later gewist; “Bewaren tot” past zich aan.',
    'Avec « Refusée », le candidat reçoit un e-mail sans motif et les réponses sont effacées trois mois plus tard ; « Conserver jusqu’au » s’adapte.',
    'With “Refused” the candidate gets an e-mail that gives no reason, and the answers are deleted three months later; “Keep until” follows.',
    'Bei „Abgelehnt“ wird der Person ohne Angabe von Gründen per E-Mail abgesagt, und die Antworten werden drei Monate später gelöscht; „Aufbewahren bis“ folgt.',
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

/** One that was dropped told nobody anything. */
async function isTold(req: PayloadRequest, enquiry: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: {
      and: [
        { enquiry: { equals: enquiry } },
        { kind: { equals: rentRefusalMailKind } },
        { state: { not_equals: 'dropped' } },
      ],
    },
    req: toNestedRequest(req),
  })
  return totalDocs > 0
}

/**
 * Tells a candidate that they were not chosen, in the transaction of the decision; once, however
 * often it is taken back. Who left no e-mail is told by telephone.
 */
export const tellRefusal: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isRefused = operation === 'update' && doc.decision === 'refused'
  const to = doc.person?.email
  if (!isRefused || doc.kind !== rentApplicationKind || !to) return
  if (previousDoc.decision === 'refused' || (await isTold(req, doc.id))) return
  const order = { kind: rentRefusalMailKind, to, locale: doc.locale, enquiryId: doc.id }
  await queueMails(toNestedRequest(req), [order])
}
