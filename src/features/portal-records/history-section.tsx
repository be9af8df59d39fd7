import 'server-only'
import { LinkRow } from '@/ui/link-row/link-row'
import { Section } from '@/ui/section/section'
import { EntryList } from './entry-list'
import { PageLinks, toEmptyText } from './page-links'
import { pageParameter, parsePage, toListMax, toPage } from './pages'
import { findEntries } from './record-queries'
import { getRecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildSectionPath } from './section-path'
import type { RecordSectionProps } from './section-props'
import { parseFilter, timeLineFilters, type TimeLineFilter } from './time-line'

/** Query parameter that leaves one kind of entries. */
const filterParameter = 'show'

/** What the agency did and who asked, the newest first, with communications and visits as filters. */
export async function HistorySection({ property, owner, locale, query }: RecordSectionProps) {
  const current = parseFilter(query.get(filterParameter))
  const page = parsePage(query.get(pageParameter))
  const [texts, entries] = await Promise.all([
    getRecordTexts(locale),
    findEntries(owner, property.id, { filter: current, max: toListMax(page) }),
  ])
  const { history } = texts
  const list = toPage(entries, page)
  const path = buildSectionPath(locale, property.id, 'history')
  const hrefOf = (filter: TimeLineFilter) =>
    filter === 'all' ? path : `${path}?${filterParameter}=${filter}`
  return (
    <Section cornice={false} flush title={history.title}>
      <div className={styles.stack}>
        <LinkRow
          current="true"
          label={history.filter}
          links={timeLineFilters.map((filter) => ({
            href: hrefOf(filter),
            text: history[filter],
            isCurrent: filter === current,
          }))}
        />
        <EntryList
          empty={toEmptyText(list, history.empty, texts.pages)}
          entries={list.items}
          locale={locale}
          texts={texts}
        />
        <PageLinks href={hrefOf(current)} list={list} texts={texts.pages} />
      </div>
    </Section>
  )
}
