import {
  createDataloaderCacheKey,
  type CollectionSlug,
  type Field,
  type FieldHook,
  type SelectType,
} from 'payload'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import type { Appointment } from '../../payload-types'
import { toRelationId } from '../../relation-id'

const office = words('Kantoor', 'Bureau', 'Office', 'Büro')

type Hook = FieldHook<Appointment, string | null | undefined>

/** Reads one record for each line of a list, all lines at once and under the rules of the list. */
function readOne(
  { req, overrideAccess = false, draft = false }: Parameters<Hook>[0],
  collectionSlug: CollectionSlug,
  docID: number | null,
  select: SelectType,
) {
  if (docID === null) return null
  const { locale, fallbackLocale, transactionID = 0 } = req
  const key = createDataloaderCacheKey({
    collectionSlug,
    docID,
    select,
    draft,
    overrideAccess,
    transactionID,
    locale: locale ?? 'all',
    fallbackLocale: fallbackLocale ?? false,
    currentDepth: 0,
    depth: 0,
    showHiddenFields: false,
  })
  return req.payloadDataLoader.load(key)
}

/** The framework follows one path, that to the home; a project and the office are named here. */
const nameOtherPlace: Hook = async (read) => {
  const { data, req, value } = read
  if (req.user?.collection !== 'users') return value
  const slot = await readOne(read, 'appointment-slots', toRelationId(data?.slot), {
    project: true,
    atOffice: true,
  })
  if (!slot) return value
  if (Reflect.get(slot, 'atOffice') === true) return toEditorMessage(req, office)
  const projectId = toRelationId(Reflect.get(slot, 'project'))
  const project = await readOne(read, 'projects', projectId, { name: true })
  const name: unknown = project && Reflect.get(project, 'name')
  return typeof name === 'string' ? name : value
}

/** Stores nothing: what is visited, because a list of times alone does not tell one visit from another. */
export const aboutField: Field = {
  ...textField({
    name: 'about',
    label: words('Gaat over', 'Concerne', 'About', 'Betrifft'),
    readOnly: true,
  }),
  virtual: 'slot.property.deskName',
  hooks: { afterRead: [nameOtherPlace] },
}
