import { Text, View } from '@react-pdf/renderer'
import type { BrochureCosts, BrochureGroup, BrochureRow } from './brochure'
import { styles } from './paper'

/** Longest value, in characters, that stands beside its label in half the width. */
const halfMax = 46

/** What the longest row takes that does not go on on the next page, in points. */
const longRowHeight = 90

/** A value from which on a row may go on, on the next page; in characters. */
const breakableMin = 400

function isLong({ value }: BrochureRow): boolean {
  return value.length > halfMax
}

/** A short fact in one line; a long one takes the whole width, its value below the label. */
export function Row({ row, width }: { row: BrochureRow; width: string }) {
  const { label, value, note } = row
  return (
    <View style={[styles.row, { width }]} wrap={value.length > breakableMin}>
      {isLong(row) ? (
        <>
          <Text style={styles.blockLabel}>{label}</Text>
          <Text>{value}</Text>
        </>
      ) : (
        <View style={styles.rowLine}>
          <Text style={styles.rowLabel}>{label}</Text>
          <Text style={styles.rowValue}>{value}</Text>
        </View>
      )}
      {note !== undefined && <Text style={styles.small}>{note}</Text>}
    </View>
  )
}

/** In a column a title knows nothing of what follows it, so it holds on to the first fact. */
function TitledRow({ title, row }: { title: string; row: BrochureRow | undefined }) {
  return (
    <View wrap={row !== undefined && row.value.length > breakableMin}>
      <Text style={styles.groupTitle}>{title}</Text>
      {row && <Row row={row} width="100%" />}
    </View>
  )
}

/** A group in half the width, one fact a line. */
export function Group({ group }: { group: BrochureGroup }) {
  const [first, ...others] = group.rows
  return (
    <View style={styles.group}>
      <TitledRow row={first} title={group.title} />
      {others.map((row) => (
        <Row key={row.label} row={row} width="100%" />
      ))}
    </View>
  )
}

/**
 * A group over the whole width: short facts two beside each other, long ones below them. Its title stands
 * beside the facts and not in one part with them: as the first in a part it would not be carried over to
 * the next page with what follows, because the library takes it for the first on its page.
 */
export function WideGroup({ group }: { group: BrochureGroup }) {
  return (
    <>
      <Text minPresenceAhead={longRowHeight} style={[styles.group, styles.groupTitle]}>
        {group.title}
      </Text>
      <View style={styles.rows}>
        {group.rows.map((row) => (
          <Row key={row.label} row={row} width={isLong(row) ? '100%' : '48%'} />
        ))}
      </View>
    </>
  )
}

/** Lines that a group takes, its title counted as two. */
function countLines({ rows }: BrochureGroup): number {
  return 2 + rows.length + rows.filter(isLong).length
}

/** The groups in their order, each in the column that is the shorter one so far. */
function toColumns(groups: readonly BrochureGroup[]): [BrochureGroup[], BrochureGroup[]] {
  const columns: [BrochureGroup[], BrochureGroup[]] = [[], []]
  const lines = [0, 0] as [number, number]
  for (const group of groups) {
    const place = lines[0] <= lines[1] ? 0 : 1
    columns[place].push(group)
    lines[place] += countLines(group)
  }
  return columns
}

/** All other facts, in two columns of groups; the title stands beside them as that of a wide group. */
export function FactColumns({
  groups,
  title,
}: {
  groups: readonly BrochureGroup[]
  title: string
}) {
  if (groups.length === 0) return null
  return (
    <>
      <Text minPresenceAhead={120} style={[styles.part, styles.partTitle]}>
        {title}
      </Text>
      <View style={styles.pair}>
        {toColumns(groups).map((column, place) => (
          <View key={place} style={styles.half}>
            {column.map((group) => (
              <Group group={group} key={group.title} />
            ))}
          </View>
        ))}
      </View>
    </>
  )
}

/** What the home costs beyond its price, and together; in half the width. */
export function Costs({ costs, colour }: { costs: BrochureCosts; colour: string }) {
  const { title, rows, total, notes } = costs
  return (
    <View style={[styles.group, styles.half]}>
      <Text style={styles.groupTitle}>{title}</Text>
      {rows.map((row) => (
        <Row key={row.label} row={row} width="100%" />
      ))}
      {total && (
        <View style={[styles.row, styles.rowLine]}>
          <Text style={styles.strong}>{total.label}</Text>
          <Text style={[styles.total, { color: colour }]}>{total.value}</Text>
        </View>
      )}
      {notes.map((note) => (
        <Text key={note} style={[styles.small, styles.line]}>
          {note}
        </Text>
      ))}
    </View>
  )
}
