import 'server-only'
import { Section } from '@/ui/section/section'
import { EntryList } from './entry-list'
import { PageLinks, toEmptyText } from './page-links'
import { pageParameter, parsePage, toListMax, toPage } from './pages'
import { findEntries } from './record-queries'
import { getRecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildSectionPath } from './section-path'
import type { RecordSectionProps } from './section-props'
import { splitVisits } from './time-line'

/** Visits to come, and those that were with what visitors thought. */
export async function VisitsSection({ property, owner, locale, query }: RecordSectionProps) {
  const page = parsePage(query.get(pageParameter))
  const [texts, entries] = await Promise.all([
    getRecordTexts(locale),
    findEntries(owner, property.id, { filter: 'visit', max: toListMax(page) }),
  ])
  const { visits } = texts
  const list = toPage(entries, page)
  const { asked, coming, past } = splitVisits(list.items, new Date())
  // Further back there are none to come, and nobody has to be told so again.
  const hasComing = page === 1 || coming.length > 0
  return (
    <Section cornice={false} flush title={visits.title}>
      <div className={styles.parts}>
        {hasComing && (
          <Section flush level={3} size="s" title={visits.coming}>
            <EntryList empty={visits.comingEmpty} entries={coming} locale={locale} texts={texts} />
          </Section>
        )}
        {asked.length > 0 && (
          <Section flush level={3} size="s" title={visits.asked}>
            <EntryList empty={visits.comingEmpty} entries={asked} locale={locale} texts={texts} />
          </Section>
        )}
        <Section flush level={3} size="s" title={visits.past}>
          <EntryList
            empty={toEmptyText(list, visits.pastEmpty, texts.pages)}
            entries={past}
            locale={locale}
            texts={texts}
          />
        </Section>
        <PageLinks
          href={buildSectionPath(locale, property.id, 'visits')}
          list={list}
          texts={texts.pages}
        />
      </div>
    </Section>
  )
}
