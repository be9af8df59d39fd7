import type { FlattenedField, PayloadRequest } from 'payload'
import { formatTime } from '@/domain/formats/dates'
import { toCalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { nameMissing } from '../collections/properties/gate/name-missing'
import { answers } from './answers'
import type { ExportColumn } from './export-columns'
import { hasTexts, nameChoice, toLabel } from './name-choice'

/** How a table speaks, and where the names of related records are found. */
export type CellContext = {
  language: Locale
  /** Says what the framework itself calls a field. */
  req: Pick<PayloadRequest, 'i18n' | 'payload' | 't'>
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function labelOf(field: FlattenedField, { language, req }: CellContext): string {
  const label = 'label' in field ? field.label : undefined
  if (!label) return field.name
  return typeof label === 'function' && !hasTexts(label)
    ? String(label({ i18n: req.i18n, t: req.t }))
    : toLabel(label, language)
}

/** What stands above a column: the words of the form, those of its group in front. */
export function toHead({ field, parents }: ExportColumn, context: CellContext): string {
  return [...parents, field].map((each) => labelOf(each, context)).join(' > ')
}

function nameRecord(
  field: FlattenedField,
  value: unknown,
  { req: { payload } }: CellContext,
): string {
  if (!isObject(value)) return String(value)
  const slug = 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : ''
  const titleField = Object.entries(payload.collections).find(([each]) => each === slug)?.[1].config
    .admin.useAsTitle
  const title = value[titleField ?? 'id'] ?? value['name'] ?? value['id']
  return String(title ?? '')
}

function writeDate(field: FlattenedField, value: unknown): string {
  if (typeof value !== 'string') return ''
  const day = toCalendarDay(value) ?? ''
  const appearance =
    field.type === 'date' ? (field.admin?.date?.pickerAppearance ?? 'dayAndTime') : 'dayAndTime'
  return appearance === 'dayOnly' ? day : `${day} ${formatTime(value)}`
}

function writeJson(field: FlattenedField, value: unknown, context: CellContext): unknown {
  if (field.name !== 'gateIssues' || !Array.isArray(value)) return value
  const { fields } = context.req.payload.collections.properties.config
  return nameMissing(fields, value as PublicationIssue[], context.language).join(', ')
}

/** What a choice is called; the framework says its own, such as "draft", in the language of the request. */
function writeChoice(field: FlattenedField, value: unknown, { language, req }: CellContext) {
  const options = 'options' in field ? field.options : []
  const found = options.find((each) => typeof each !== 'string' && each.value === value)
  const label = typeof found === 'object' ? found.label : undefined
  return typeof label === 'function' && !hasTexts(label)
    ? String(label({ i18n: req.i18n, t: req.t }))
    : nameChoice(options, value, language)
}

function writeOne(field: FlattenedField, value: unknown, context: CellContext): unknown {
  switch (field.type) {
    case 'checkbox':
      return answers[value === true ? 'yes' : 'no'][context.language]
    case 'date':
      return writeDate(field, value)
    case 'number':
      // Spreadsheets in Belgium take a point for the sign between thousands.
      return String(value).replace('.', ',')
    case 'select':
    case 'radio':
      return writeChoice(field, value, context)
    case 'relationship':
    case 'upload':
      return nameRecord(field, value, context)
    case 'json':
      return writeJson(field, value, context)
    default:
      return value
  }
}

/** The value of a column as somebody reads it in a table. */
export function toCell(
  { path, field }: ExportColumn,
  record: unknown,
  context: CellContext,
): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), record)
  if (value === null || value === undefined) return ''
  if (field.type === 'json' || !Array.isArray(value)) return writeOne(field, value, context)
  return value.map((each) => writeOne(field, each, context)).join(', ')
}
