import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { paper, styles } from '@/features/brochure/paper'
import type { ReportEntry } from './to-report-entries'

const entryStyles = StyleSheet.create({
  entry: {
    flexDirection: 'row',
    gap: 12,
    paddingVertical: 4,
    borderTopWidth: 0.5,
    borderTopColor: paper.rule,
  },
  when: { width: 84, color: paper.soft, fontSize: 8.5 },
  what: { flex: 1 },
  impression: { width: 60, fontSize: 8.5, textAlign: 'right' },
})

/** Longest comment of an entry that stands on one sheet, in characters; a longer one may not fit on any. */
const wholeCharactersMax = 800

/** Whether an entry may cross two sheets. */
const isLong = ({ comment }: ReportEntry) => comment.length > wholeCharactersMax

function Entry({ entry }: { entry: ReportEntry }) {
  const { when, title, notes, impression, comment } = entry
  return (
    <View style={entryStyles.entry} wrap={isLong(entry)}>
      <Text style={entryStyles.when}>{when}</Text>
      <View style={entryStyles.what}>
        <Text style={styles.strong}>{title}</Text>
        {notes !== '' && <Text style={styles.soft}>{notes}</Text>}
        {comment !== '' && <Text>{comment}</Text>}
      </View>
      <Text style={entryStyles.impression}>{impression}</Text>
    </View>
  )
}

export type ReportPart = {
  title: string
  /** Said where nothing happened. */
  empty: string
  /** How much more happened before; nothing where all of it stands here. */
  earlier: string
  entries: readonly ReportEntry[]
}

/**
 * What happened, one thing below the other; a sentence where nothing did. The title holds on to what
 * comes first under it, so that it does not stand alone at the end of a sheet.
 */
export function ReportEntries({ part }: { part: ReportPart }) {
  const { title, empty, earlier, entries } = part
  const [first, ...others] = entries
  return (
    <View style={styles.part}>
      <View wrap={first !== undefined && isLong(first)}>
        <Text style={styles.partTitle}>{title}</Text>
        {first === undefined && <Text>{empty}</Text>}
        {earlier !== '' && <Text style={styles.soft}>{earlier}</Text>}
        {first !== undefined && <Entry entry={first} />}
      </View>
      {others.map((entry) => (
        <Entry entry={entry} key={entry.key} />
      ))}
    </View>
  )
}
