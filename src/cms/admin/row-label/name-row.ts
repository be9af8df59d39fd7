import { formatLongDate } from '@/domain/formats/dates'
import { toCalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { toRelationId } from '../../relation-id'
import type { RowPart } from './row-parts'

const charactersMax = 80

/** The name of a row: its words, or the record that it is named after. */
export type RowName =
  { kind: 'words'; text: string } | { kind: 'record'; collection: string; id: number }

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > charactersMax ? `${line.slice(0, charactersMax - 1).trimEnd()}…` : line
}

function namePart(part: RowPart, value: unknown, language: Locale): RowName | null {
  if (part.kind === 'record') {
    const id = toRelationId(value)
    return id === null ? null : { kind: 'record', collection: part.collection, id }
  }
  if (typeof value !== 'string' || value.trim() === '') return null
  if (part.kind === 'text') return { kind: 'words', text: shorten(value) }
  if (part.kind === 'choice') {
    const option = part.options[value] ?? value
    return { kind: 'words', text: typeof option === 'string' ? option : option[language] }
  }
  const day = toCalendarDay(value)
  return day === null ? null : { kind: 'words', text: formatLongDate(day, language) }
}

/** What a row is called by what is filled in; null as long as it says nothing. */
export function nameRow(
  parts: readonly RowPart[],
  row: Readonly<Record<string, unknown>>,
  language: Locale,
): RowName | null {
  for (const part of parts) {
    const name = namePart(part, row[part.name], language)
    if (name !== null) return name
  }
  return null
}
