import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload'
import { words } from '../fields/words'
import { toEditorMessage } from './editor-message'

/** As much of a change of many records as says what it does to them. */
type BulkEdit = { id?: unknown; data?: unknown; where?: Where }

const refusedText = words(
  'Kies in de lijst wat u wilt wijzigen, en wijzig het daar: u leest dan van elk wat ermee gebeurde.',
  'Choisissez dans la liste ce que vous voulez modifier, et modifiez-le là : vous y lirez ce qu’il en est de chacun.',
  'Choose in the list what you want to change, and change it there: it says what became of each.',
  'Wählen Sie in der Liste, was Sie ändern möchten, und ändern Sie es dort: Sie lesen dann, was aus jedem geworden ist.',
)

/** What the desk sends to put records into the trash, and to take them out as a draft or published. */
function isMoveOfTrash(data: unknown): boolean {
  const { deletedAt, _status, ...others } = Object(data) as Partial<Record<string, unknown>>
  const isMoment = typeof deletedAt === 'string' && !Number.isNaN(Date.parse(deletedAt))
  if (!(deletedAt === null || isMoment) || Object.keys(others).length > 0) return false
  return deletedAt === null || _status === undefined
}

/**
 * Taking out of the trash is done to what lies there alone: of other records it would change nothing
 * but their status.
 */
function toTrashedOnly({ data, where }: BulkEdit): object {
  const { deletedAt } = data as { deletedAt: unknown }
  if (deletedAt !== null || where === undefined) return {}
  return { trash: true, where: { and: [where, { deletedAt: { exists: true } }] } }
}

/**
 * Lets a change of many records at once move them into the trash and out of it, and do nothing else:
 * for whatever else it changes the list has its own way, which says what became of each. The
 * framework's `disableBulkEdit` refuses the trash as well, which is a change of many records to it.
 */
export const refuseBulkEdit: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const edit = args as BulkEdit
  if (operation !== 'update' || edit.id !== undefined || overrideAccess === true) return args
  if (!isMoveOfTrash(edit.data)) {
    throw new APIError(toEditorMessage(req, refusedText), 403, null, true)
  }
  return { ...args, ...toTrashedOnly(edit) }
}
