import { formatLongDate } from '@/domain/formats/dates'
import { formatPrice } from '@/domain/formats/numbers'
import { toLocale } from '@/domain/kernel/locales'

type CellProps = { cellData?: unknown; i18n: { language: string } }

/** Whole euros in the list of offers, as they are read. */
export function AmountCell({ cellData }: CellProps) {
  return typeof cellData === 'number' ? formatPrice(cellData) : null
}

/** A day of the calendar in the list of offers, in the language of the desk. */
export function DayCell({ cellData, i18n }: CellProps) {
  return typeof cellData === 'string' ? formatLongDate(cellData, toLocale(i18n.language)) : null
}
