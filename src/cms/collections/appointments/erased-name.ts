import type { FieldHook } from 'payload'
import type { Appointment } from '@/cms/payload-types'
import { isStaff } from '../../access/roles'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'

/** Stands for the name of somebody who was erased, where an appointment needs one. */
export const erasedName = '—'

const erasedText = words('Gegevens gewist', 'Données effacées', 'Data erased', 'Daten gelöscht')

type NameHook = FieldHook<Appointment, string | null | undefined>

const tellStaff: NameHook = ({ value, req }) =>
  value === erasedName && isStaff(req.user) ? toEditorMessage(req, erasedText) : value

// What a form of the desk sends back is the name that it was told.
const keepErased: NameHook = ({ value }) =>
  Object.values(erasedText).some((text) => text === value) ? erasedName : value

/** Has the desk say in its own language that somebody was erased, where a dash alone says nothing. */
export const erasedNameHooks = { afterRead: [tellStaff], beforeChange: [keepErased] }
