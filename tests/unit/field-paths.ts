import type { CollectionConfig, Field, GlobalConfig, Tab } from 'payload'

/** Fields that Payload adds to an upload. */
const fileFields = ['url', 'filename', 'mimeType', 'filesize', 'width', 'height']

/**
 * Every path under which a collection stores a value, as `slug.field.inner`. Tabs, rows and
 * collapsible parts without a name order the admin and leave no trace in the data.
 */
export function pathsOfCollection(collection: CollectionConfig): string[] {
  const { slug, fields, upload, versions, timestamps } = collection
  const added = [
    'id',
    ...(timestamps === false ? [] : ['createdAt', 'updatedAt']),
    ...(upload ? fileFields : []),
    ...(versions ? ['_status'] : []),
  ]
  return [...added.map((name) => `${slug}.${name}`), ...pathsOfFields(fields, slug)]
}

/** Every path of a global, as `global:slug.field.inner`. */
export function pathsOfGlobal({ slug, fields }: GlobalConfig): string[] {
  return pathsOfFields(fields, `global:${slug}`)
}

/** A field that stores a value, and where. */
export type StoredField = { path: string; field: Field }

/** Every field that stores a value, with the groups and lists around it, by path. */
export function listFields(fields: readonly Field[], under = ''): StoredField[] {
  return fields.flatMap((field) => listField(field, under))
}

function pathsOfFields(fields: readonly Field[], under: string): string[] {
  return listFields(fields, under).map(({ path }) => path)
}

function listField(field: Field, under: string): StoredField[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => listTab(tab, under))
  const path = 'name' in field && field.name ? join(under, field.name) : under
  const inner = 'fields' in field ? listFields(field.fields, path) : []
  return path === under ? inner : [{ path, field }, ...inner]
}

function listTab(tab: Tab, under: string): StoredField[] {
  return listFields(tab.fields, 'name' in tab && tab.name ? join(under, tab.name) : under)
}

function join(under: string, name: string): string {
  return under === '' ? name : `${under}.${name}`
}
