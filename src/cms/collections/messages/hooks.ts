import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { fallbackLocale } from '@/domain/kernel/locales'
import { wantsNotice } from '@/domain/owners/notices'
import { isStaff } from '../../access/roles'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { queueMails } from '../../jobs/queue-mails'
import type { Message } from '../../payload-types'
import { toRelationId } from '../../relation-id'
import { ownedOn } from '../owners/owned-on'

/** Name under which the notice of an answer is queued, for the owner. */
export const answerMailKind = 'portal-answer'

const ownerLabel = words('Eigenaar', 'Propriétaire', 'Owner', 'Eigentümer')

const notTheirs = words(
  'Deze persoon is vandaag geen eigenaar van het pand. Kies een andere eigenaar of vul bij de eigenaar de periode aan.',
  'Cette personne n’est pas propriétaire du bien aujourd’hui. Choisissez un autre propriétaire ou complétez la période dans sa fiche.',
  'This person does not own the property today. Choose another owner, or complete the period in the owner’s record.',
  'Diese Person ist heute nicht Eigentümer des Objekts. Wählen Sie einen anderen Eigentümer oder ergänzen Sie dort den Zeitraum.',
)

async function findAccount(req: PayloadRequest, relation: unknown) {
  const id = toRelationId(relation)
  if (id === null) return null
  const options = { collection: 'owners', id, depth: 0, disableErrors: true } as const
  return req.payload.findByID({ ...options, req: toNestedRequest(req) })
}

/** A message to somebody who does not own the home would tell a stranger about it. */
export const keepToOwners: CollectionBeforeValidateHook<Message> = async (change) => {
  const { data, operation, req } = change
  if (operation !== 'create') return data
  const account = await findAccount(req, data?.owner)
  const propertyId = toRelationId(data?.property)
  // What is missing is told by the fields themselves.
  if (account === null || propertyId === null) return data
  if (ownedOn(account.properties ?? [], toBelgianDay(new Date())).includes(propertyId)) return data
  throw createFieldError(req, {
    collection: 'messages',
    path: 'owner',
    label: ownerLabel,
    text: notTheirs,
  })
}

/** Staff who write do so for the agency, under their own name and at this moment. */
export const signAsAgency: CollectionBeforeChangeHook<Message> = ({ data, operation, req }) => {
  if (operation !== 'create' || req.user === null || !isStaff(req.user)) return data
  const now = new Date().toISOString()
  return { ...data, author: 'agency', writtenBy: req.user.id, sentAt: now, readAt: null }
}

/**
 * Tells the owner that the agency answered, in the transaction of the answer, and notes that the
 * agency has read what it answers.
 */
export const tellOwner: CollectionAfterChangeHook<Message> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || doc.author !== 'agency' || req.context['skipNotices']) return
  const nested = toNestedRequest(req)
  await req.payload.update({
    collection: 'messages',
    where: {
      and: [
        { owner: { equals: toRelationId(doc.owner) } },
        { property: { equals: toRelationId(doc.property) } },
        { author: { equals: 'owner' } },
        { readAt: { exists: false } },
      ],
    },
    data: { readAt: doc.sentAt },
    depth: 0,
    req: nested,
  })
  const account = await findAccount(req, doc.owner)
  if (account === null || !wantsNotice(account, 'answers')) return
  const locale = account.locale ?? fallbackLocale
  const data = { message: doc.id }
  await queueMails(nested, [{ kind: answerMailKind, to: account.email, locale, data }])
}
