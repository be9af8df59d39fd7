import { formatDate, formatTime } from '@/domain/formats/dates'
import { toEntryNotes, toEntryTitle } from '@/features/portal-records/entry-words'
import type { RecordTexts } from '@/features/portal-records/record-texts'
import type { TimeLineEntry } from '@/features/portal-records/time-line'

/** One thing that happened, as it is set on paper. */
export type ReportEntry = {
  key: string
  when: string
  title: string
  /** What is known of it besides, such as how it stands. */
  notes: string
  impression: string
  comment: string
}

/** Things that happened, as they are set on paper. */
export function toReportEntries(
  entries: readonly TimeLineEntry[],
  texts: RecordTexts,
): ReportEntry[] {
  return entries.map((entry) => ({
    key: entry.key,
    when: `${formatDate(entry.at)} ${formatTime(entry.at)}`,
    title: toEntryTitle(entry, texts),
    notes: toEntryNotes(entry, texts).join(' · '),
    impression: entry.impression === null ? '' : texts.impression[entry.impression],
    comment: entry.comment ?? '',
  }))
}
