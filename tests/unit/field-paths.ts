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

function pathsOfFields(fields: readonly Field[], under: string): string[] {
  return fields.flatMap((field) => pathsOfField(field, under))
}

function pathsOfField(field: Field, under: string): string[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => pathsOfTab(tab, under))
  const here = 'name' in field && field.name ? `${under}.${field.name}` : under
  const inner = 'fields' in field ? pathsOfFields(field.fields, here) : []
  return here === under ? inner : [here, ...inner]
}

function pathsOfTab(tab: Tab, under: string): string[] {
  return pathsOfFields(tab.fields, 'name' in tab && tab.name ? `${under}.${tab.name}` : under)
}
