import type { NumberUnit } from '../../fields/number-field'
import { formatNumber, formatPrice, noBreakSpace } from '@/domain/formats/numbers'
import { toLocale } from '@/domain/kernel/locales'
import { answers } from '../../lists/answers'
import styles from './list-cells.module.css'

type CellProps = { cellData?: unknown; i18n: { language: string } }

/** A yes or no of a list in words; nothing where nothing was said. */
export function AnswerCell({ cellData, i18n }: CellProps) {
  if (typeof cellData !== 'boolean') return null
  return answers[cellData ? 'yes' : 'no'][toLocale(i18n.language)]
}

function formatMeasure(value: number, unit: NumberUnit): string {
  return unit === '€' ? formatPrice(value) : `${formatNumber(value)}${noBreakSpace}${unit}`
}

/** An amount or a measure of a list, under one another so that they can be compared. */
export function MeasureCell({ cellData, unit }: CellProps & { unit: NumberUnit }) {
  if (typeof cellData !== 'number') return null
  return <span className={styles.number}>{formatMeasure(cellData, unit)}</span>
}
