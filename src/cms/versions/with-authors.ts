import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Config,
  SingleRelationshipField,
} from 'payload'
import { nobody } from '../access/nobody'
import { isStaff } from '../access/roles'
import { staffOnly } from '../access/staff-only'
import { words } from '../fields/words'

/** Who saved a version: the account itself, never a name that would outlive it. */
export const authorField = 'updatedBy'

const updatedBy: SingleRelationshipField = {
  name: authorField,
  type: 'relationship',
  relationTo: 'users',
  label: words(
    'Laatst bewaard door',
    'Enregistré en dernier par',
    'Last saved by',
    'Zuletzt gespeichert von',
  ),
  // The hook alone writes it, and visitors never learn who works at the agency's desk.
  access: { create: nobody, read: staffOnly, update: nobody },
  admin: { position: 'sidebar', readOnly: true },
}

/** Nobody of the staff is no author: an import, the clock or a visitor. */
const noteAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  [authorField]: isStaff(req.user) && req.context.isByClock !== true ? req.user?.id : null,
})

const versionsView = { Component: '/src/cms/admin/versions/versions-list#VersionsList' }

function withAuthor(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const views = admin?.components?.views
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { ...views, edit: { versions: versionsView } },
      },
    },
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), noteAuthor] },
    fields: [...collection.fields, updatedBy],
  }
}

/** Lets every collection with versions keep who saved each of them, and shows it in their list. */
export function withAuthors(config: Config): Config {
  const { collections } = config
  return {
    ...config,
    collections: collections?.map((one) => (one.versions ? withAuthor(one) : one)),
  }
}
