import { toStatusDates } from '@/domain/properties/status-dates'
import {
  canChangeStatus,
  propertyStatuses,
  type PropertyStatus,
} from '@/domain/properties/statuses'
import { propertyGoals, type PropertyGoal } from '@/domain/properties/goals'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { words } from '../../../fields/words'
import { createFieldError } from '../../../hooks/editor-message'
import { isRestored } from '../../../versions/with-whole-restores'

/**
 * Keeps the dates true to the status (`toStatusDates`). A person cannot move a property to a status
 * that does not follow from the present one; an import, which has no person, can. Neither is going back to
 * an earlier version a step of a sale: whoever pressed "sold" by mistake gets everything back.
 */
export const followStatus: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const status = toStatus(data.status ?? originalDoc?.status)
  const before = operation === 'update' ? toStatus(originalDoc?.status) : null
  if (status === null) return data
  const isStep = req.user && !isRestored(req, { collection: 'properties', id: originalDoc?.id })
  if (isStep && before !== null) refuseImpossible(req, { from: before, to: status, data })
  const publishedAt = data.publishedAt ?? originalDoc?.publishedAt ?? null
  const closedAt = data.closedAt ?? originalDoc?.closedAt ?? null
  const change = {
    status,
    isPublished: data._status === 'published',
    now: new Date().toISOString(),
  }
  return { ...data, ...toStatusDates({ publishedAt, closedAt }, change) }
}

function refuseImpossible(
  req: PayloadRequest,
  { from, to, data }: { from: PropertyStatus; to: PropertyStatus; data: { goal?: unknown } },
): void {
  if (canChangeStatus(from, to, toGoal(data.goal))) return
  throw createFieldError(req, {
    collection: 'properties',
    path: 'status',
    label: words('Commerciële status', 'Statut commercial', 'Market status', 'Vermarktungsstatus'),
    text: words(
      'Deze status volgt niet op de vorige, of past niet bij het doel. Kies er een die wel past.',
      'Ce statut ne suit pas le précédent ou ne convient pas au but. Choisissez-en un autre.',
      'This status does not follow from the previous one, or does not fit the goal. Choose another.',
      'Dieser Status folgt nicht auf den vorigen oder passt nicht zum Zweck. Wählen Sie einen anderen.',
    ),
  })
}

function toStatus(value: unknown): PropertyStatus | null {
  return propertyStatuses.find((status) => status === value) ?? null
}

function toGoal(value: unknown): PropertyGoal {
  return propertyGoals.find((goal) => goal === value) ?? 'sale'
}
