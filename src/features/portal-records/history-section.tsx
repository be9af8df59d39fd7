import 'server-only'
import { LinkRow } from '@/ui/link-row/link-row'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import { EntryList } from './entry-list'
import { findEntries, recordsMax } from './record-queries'
import { getRecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildSectionPath } from './section-path'
import type { RecordSectionProps } from './section-props'
import { parseFilter, timeLineFilters, toTimeLine } from './time-line'

/** Query parameter that leaves one kind of entries. */
const filterParameter = 'show'

/** What the agency did and who asked, the newest first, with communications and visits as filters. */
export async function HistorySection({ property, owner, locale, query }: RecordSectionProps) {
  const current = parseFilter(query.get(filterParameter))
  const [texts, entries] = await Promise.all([
    getRecordTexts(locale),
    findEntries(owner, property.id, current),
  ])
  const { history } = texts
  const path = buildSectionPath(locale, property.id, 'history')
  return (
    <Section cornice={false} flush title={history.title}>
      <div className={styles.stack}>
        <LinkRow
          current="true"
          label={history.filter}
          links={timeLineFilters.map((filter) => ({
            href: filter === 'all' ? path : `${path}?${filterParameter}=${filter}`,
            text: history[filter],
            isCurrent: filter === current,
          }))}
        />
        <EntryList
          empty={history.empty}
          entries={toTimeLine(entries, current)}
          locale={locale}
          texts={texts}
        />
        {entries.length >= recordsMax && (
          <p className={styles.note}>{fillIn(texts.latest, { count: recordsMax })}</p>
        )}
      </div>
    </Section>
  )
}
