/** As much of a field as tells where it stands. */
type PlacedField = {
  type: string
  name?: string
  fields?: readonly PlacedField[]
  tabs?: readonly { name?: string; fields: readonly PlacedField[] }[]
}

/** Whether a field of that name stands here, rows and folds included; groups have names of their own. */
function holds(fields: readonly PlacedField[], name: string): boolean {
  return fields.some((field) => {
    if (field.name !== undefined) return field.name === name
    const inner = [...(field.fields ?? []), ...(field.tabs ?? []).flatMap((tab) => tab.fields)]
    return holds(inner, name)
  })
}

/** Which tab of a form holds a field, counted from 0; null for one that stands in none. */
export function findTab(fields: readonly PlacedField[], name: string): number | null {
  const tabs = fields.find(({ type }) => type === 'tabs')?.tabs ?? []
  const at = tabs.findIndex((tab) => holds(tab.fields, name))
  return at === -1 ? null : at
}

/** The field that an address points to; null for any other place in the page. */
export function readFieldOfHash(hash: string): string | null {
  return /^#field-(\w+)$/.exec(hash)?.[1] ?? null
}
