import type { Condition, Field, Tab } from 'payload'
import { isLocale, toLocalized, type Locale, type LocalizedText } from '@/domain/kernel/locales'

/** One line, several lines, or a formatted text. */
export type TextKind = 'line' | 'area' | 'rich'

/** A text of a record that exists in each language. */
export type RecordText = {
  /** Names of the fields down to it, with the ids of rows: `gallery.64f0….alt`. */
  path: string
  kind: TextKind
  /** Labels of the fields down to it, rows numbered: "Galerij 2 › Alternatieve tekst". */
  label: LocalizedText
  charactersMax: number | null
  /** Whether the form shows the field for the record as it is. */
  isShown: boolean
  values: Readonly<Partial<Record<Locale, unknown>>>
}

type Place = {
  path: string
  label: LocalizedText | null
  isShown: boolean
  /** The whole record, as the conditions of the form look at it. */
  record: Record<string, unknown>
  /** What the fields at this place store. */
  data: Record<string, unknown>
}

const kinds: Readonly<Partial<Record<Field['type'], TextKind>>> = {
  text: 'line',
  textarea: 'area',
  richText: 'rich',
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether a field holds words that a translator writes. A unique text is an address or a key, which
 * is made and not translated.
 */
export function isTranslatable(field: Field): boolean {
  if (!('localized' in field && field.localized) || !(field.type in kinds)) return false
  if ('hasMany' in field && field.hasMany) return false
  if ('unique' in field && field.unique) return false
  return !('hidden' in field && field.hidden) && !('admin' in field && field.admin?.hidden)
}

function childrenOf(field: Field): readonly Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

/** Whether a set of fields holds a text that exists in each language, at any depth. */
export function holdsTexts(fields: readonly Field[]): boolean {
  return fields.some((field) => isTranslatable(field) || holdsTexts(childrenOf(field)))
}

function isConditional(field: Field): boolean {
  if ('admin' in field && field.admin?.condition !== undefined) return true
  return childrenOf(field).some((inner) => holdsTexts([inner]) && isConditional(inner))
}

function listRoots(fields: readonly Field[]): string[] {
  return fields
    .filter((field) => holdsTexts([field]))
    .flatMap((field) => {
      if (field.type === 'tabs') {
        return field.tabs.flatMap((tab) =>
          'name' in tab && tab.name ? [tab.name] : listRoots(tab.fields),
        )
      }
      return 'name' in field && field.name ? [field.name] : listRoots(childrenOf(field))
    })
}

/**
 * Names of the fields in which the texts of a record are stored; null where some show under
 * conditions, which may look at any field.
 */
export function listTextRoots(fields: readonly Field[]): string[] | null {
  const isAnyConditional = fields.some((field) => holdsTexts([field]) && isConditional(field))
  return isAnyConditional ? null : [...new Set(listRoots(fields))]
}

function toWords(label: unknown, name: string): LocalizedText {
  const plain = typeof label === 'string' ? label : name
  return { nl: plain, fr: plain, en: plain, de: plain, ...toLocalized(label) }
}

function joinLabels(first: LocalizedText | null, second: LocalizedText): LocalizedText {
  if (first === null) return second
  return {
    nl: `${first.nl} › ${second.nl}`,
    fr: `${first.fr} › ${second.fr}`,
    en: `${first.en} › ${second.en}`,
    de: `${first.de} › ${second.de}`,
  }
}

function numberLabel(label: LocalizedText, number: number): LocalizedText {
  const { nl, fr, en, de } = label
  return {
    nl: `${nl} ${number}`,
    fr: `${fr} ${number}`,
    en: `${en} ${number}`,
    de: `${de} ${number}`,
  }
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

function meets(condition: Condition | undefined, { record, data }: Place): boolean {
  if (!condition) return true
  // Nobody in particular looks at the form here.
  return condition(record, data, { blockData: {}, operation: 'update', path: [], user: null })
}

/** The place of fields that are ordered together and may stand under a name of their own. */
function enter(place: Place, name: string | undefined, label: unknown): Place {
  if (!name) return place
  const data = place.data[name]
  return {
    ...place,
    path: join(place.path, name),
    label: joinLabels(place.label, toWords(label, name)),
    data: isObject(data) ? data : {},
  }
}

function listTab(tab: Tab, place: Place): RecordText[] {
  return listTexts(tab.fields, enter(place, 'name' in tab ? tab.name : undefined, tab.label))
}

type Rows = Extract<Field, { type: 'array' | 'blocks' }>

function listRows(field: Rows, place: Place): RecordText[] {
  const rows = place.data[field.name]
  if (!Array.isArray(rows)) return []
  const label = joinLabels(place.label, toWords(field.label, field.name))
  return rows.flatMap((row: unknown, index) => {
    if (!isObject(row) || typeof row.id !== 'string') return []
    const fields = field.type === 'array' ? field.fields : findBlock(field, row.blockType)
    const path = join(join(place.path, field.name), row.id)
    return listTexts(fields, { ...place, path, label: numberLabel(label, index + 1), data: row })
  })
}

function findBlock(field: Extract<Field, { type: 'blocks' }>, type: unknown): readonly Field[] {
  return field.blocks.find(({ slug }) => slug === type)?.fields ?? []
}

function toValues(value: unknown): RecordText['values'] {
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([locale]) => isLocale(locale)))
}

function listText(field: Extract<Field, { name: string }>, place: Place): RecordText[] {
  const kind = kinds[field.type]
  if (kind === undefined || !isTranslatable(field)) return []
  const max = 'maxLength' in field ? field.maxLength : undefined
  return [
    {
      path: join(place.path, field.name),
      kind,
      label: joinLabels(place.label, toWords('label' in field ? field.label : null, field.name)),
      charactersMax: max ?? null,
      isShown: place.isShown,
      values: toValues(place.data[field.name]),
    },
  ]
}

function listField(field: Field, outer: Place): RecordText[] {
  const condition = 'admin' in field ? field.admin?.condition : undefined
  const place = { ...outer, isShown: outer.isShown && meets(condition, outer) }
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => listTab(tab, place))
  if (field.type === 'array' || field.type === 'blocks') return listRows(field, place)
  if (field.type === 'group') {
    const name = 'name' in field ? field.name : undefined
    return listTexts(field.fields, enter(place, name, field.label))
  }
  if ('fields' in field) return listTexts(field.fields, place)
  return 'name' in field ? listText(field as Extract<Field, { name: string }>, place) : []
}

function listTexts(fields: readonly Field[], place: Place): RecordText[] {
  return fields.flatMap((field) => listField(field, place))
}

/**
 * Every text of a record that exists in each language, in the order of the form. What there is comes
 * from the configuration alone, so that a new field is translated without being listed anywhere.
 *
 * @param record read in all languages at once
 */
export function listRecordTexts(
  fields: readonly Field[],
  record: Record<string, unknown>,
): RecordText[] {
  return listTexts(fields, { path: '', label: null, isShown: true, record, data: record })
}

/**
 * The fields of the record that have to be written so that a text at a path changes: a list is
 * stored as a whole.
 *
 * @param record read in the language that is written
 * @returns null where the record has no such place any more
 */
export function putText(
  record: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> | null {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { [name]: value }
  const inner = record[name]
  if (Array.isArray(inner)) {
    const [id, ...below] = rest
    const index = inner.findIndex((row: unknown) => isObject(row) && row.id === id)
    const row: unknown = inner[index]
    if (!isObject(row)) return null
    const changed = putText(row, below.join('.'), value)
    return changed && { [name]: inner.with(index, { ...row, ...changed }) }
  }
  const changed = putText(isObject(inner) ? inner : {}, rest.join('.'), value)
  return changed && { [name]: { ...(isObject(inner) ? inner : {}), ...changed } }
}
