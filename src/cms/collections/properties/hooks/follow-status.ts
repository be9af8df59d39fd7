import {
  canChangeStatus,
  isAvailableStatus,
  isClosedStatus,
  isPublicStatus,
  propertyStatuses,
  type PropertyStatus,
} from '@/domain/properties/statuses'
import { propertyGoals, type PropertyGoal } from '@/domain/properties/goals'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { words } from '../../../fields/words'
import { createFieldError } from '../../../hooks/editor-message'

/**
 * Keeps the dates true to the status: the first publication sets `publishedAt`; selling or renting
 * sets `closedAt`, and a property that comes back on the market loses it. A person cannot move a
 * property to a status that does not follow from the present one; an import, which has no person,
 * can.
 */
export const followStatus: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const status = toStatus(data.status ?? originalDoc?.status)
  const before = operation === 'update' ? toStatus(originalDoc?.status) : null
  if (status === null) return data
  if (req.user && before !== null) refuseImpossible(req, { from: before, to: status, data })
  return { ...data, ...toDates({ data, originalDoc, before, status }) }
}

function toDates(change: {
  data: { _status?: unknown; publishedAt?: unknown; closedAt?: unknown }
  originalDoc: { publishedAt?: unknown; closedAt?: unknown } | undefined
  before: PropertyStatus | null
  status: PropertyStatus
}) {
  const { data, originalDoc, before, status } = change
  const now = new Date().toISOString()
  const publishedAt = data.publishedAt ?? originalDoc?.publishedAt
  const closedAt = data.closedAt ?? originalDoc?.closedAt
  const goesOnline = data._status === 'published' && isPublicStatus(status) && !publishedAt
  const closes = isClosedStatus(status) && !closedAt
  const reopens = isAvailableStatus(status) && before !== null && isClosedStatus(before)
  return {
    ...(goesOnline ? { publishedAt: now } : {}),
    ...(closes ? { closedAt: now } : {}),
    ...(reopens ? { closedAt: null } : {}),
  }
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
