import { formatDate, formatTime } from '@/domain/formats/dates'

/** In a list: a moment by the Belgian clock, wherever the reader is. */
export function MomentCell({ cellData }: { cellData?: string | null }) {
  return cellData ? `${formatDate(cellData)} ${formatTime(cellData)}` : null
}
