import { toCalendarDay } from '@/domain/kernel/calendar-day'
import type { DateFieldValidation, NumberField, NumberFieldSingleValidation } from 'payload'
import { date, number } from 'payload/shared'
import { words } from '../../../fields/words'
import { toEditorMessage } from '../../../hooks/editor-message'

const closedTooEarly = words(
  'Deze datum ligt vóór de publicatie. Kies de dag van publicatie of een latere.',
  'Cette date précède la publication. Choisissez le jour de la publication ou un jour suivant.',
  'This date lies before the publication. Choose the day of publication or a later one.',
  'Dieses Datum liegt vor der Veröffentlichung. Wählen Sie deren Tag oder einen späteren.',
)

const renovatedTooEarly = words(
  'Het renovatiejaar ligt vóór het bouwjaar.',
  'L’année de rénovation précède l’année de construction.',
  'The year of renovation lies before the year of construction.',
  'Das Renovierungsjahr liegt vor dem Baujahr.',
)

/** Nothing is sold before it was offered; both days count as Belgian calendar days. */
export const closesAfterPublication: DateFieldValidation = (value, options) => {
  const standard = date(value, options)
  if (standard !== true) return standard
  const closedOn = dayOf(value)
  const publishedOn = dayOf(readValue(options.data, 'publishedAt'))
  if (closedOn === null || publishedOn === null || closedOn >= publishedOn) return true
  return toEditorMessage(options.req, closedTooEarly)
}

/** Refuses a renovation older than the building. */
export function notBeforeConstruction(field: NumberField): NumberField {
  const validate: NumberFieldSingleValidation = (value, options) => {
    const standard = number(value, options)
    const built = readValue(options.data, 'constructionYear')
    if (standard !== true || typeof value !== 'number' || typeof built !== 'number') return standard
    return value >= built || toEditorMessage(options.req, renovatedTooEarly)
  }
  return { ...field, hasMany: false, minRows: undefined, maxRows: undefined, validate }
}

function dayOf(value: unknown): string | null {
  return value instanceof Date || typeof value === 'string' ? toCalendarDay(value) : null
}

function readValue(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}
