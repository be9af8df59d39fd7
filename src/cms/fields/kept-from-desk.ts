import type { TextField } from 'payload'

/** For a key of the site itself, which says nothing to whoever reads a record or a list of the desk. */
export function keptFromDesk(field: TextField): TextField {
  const admin = { hidden: true, disableListColumn: true, disableListFilter: true }
  return { ...field, admin: { ...field.admin, ...admin } }
}
