import { formatLongDate, formatTime, formatWeekday } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { Plate, PlateRow, type PlateTone } from '@/ui/plate/plate'
import { TimeLine } from '@/ui/time-line/time-line'
import { toEntryNotes, toEntryTitle } from './entry-words'
import type { messages } from './messages'
import styles from './records.module.css'
import type { TimeLineEntry } from './time-line'

type Texts = (typeof messages)[Locale]

const tones = {
  positive: 'tile',
  neutral: 'chalk',
  negative: 'ink',
} as const satisfies Record<'positive' | 'neutral' | 'negative', PlateTone>

function Body({ entry, texts }: { entry: TimeLineEntry; texts: Texts }) {
  const { comment, impression } = entry
  const notes = toEntryNotes(entry, texts)
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <p className={styles.what}>{toEntryTitle(entry, texts)}</p>
        {impression && (
          <PlateRow>
            <Plate tone={tones[impression]}>{texts.impression[impression]}</Plate>
          </PlateRow>
        )}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
      {comment && <p className={styles.text}>{comment}</p>}
    </div>
  )
}

type EntryListProps = {
  entries: readonly TimeLineEntry[]
  empty: string
  locale: Locale
  texts: Texts
}

/** What happened, one thing below the other; a sentence where nothing did. */
export function EntryList({ entries, empty, locale, texts }: EntryListProps) {
  if (entries.length === 0) return <p>{empty}</p>
  return (
    <TimeLine
      steps={entries.map((entry) => ({
        id: entry.key,
        when: (
          <time className={styles.when} dateTime={entry.at}>
            <span>{formatLongDate(entry.at, locale)}</span>
            <span>
              {formatWeekday(entry.at, locale)}, {formatTime(entry.at)}
            </span>
          </time>
        ),
        body: <Body entry={entry} texts={texts} />,
      }))}
    />
  )
}
