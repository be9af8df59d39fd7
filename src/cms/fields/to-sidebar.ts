import type { Field } from 'payload'

type SidebarField = Extract<Field, { name: string }>

/** Puts a field beside the form instead of in it. */
export function toSidebar<F extends SidebarField>(field: F): F {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
