import 'server-only'
import { Section } from '@/ui/section/section'
import { EntryList } from './entry-list'
import { findEntries } from './record-queries'
import { getRecordTexts } from './record-texts'
import styles from './records.module.css'
import type { RecordSectionProps } from './section-props'
import { splitVisits } from './time-line'

/** Visits to come, and those that were with what visitors thought. */
export async function VisitsSection({ property, owner, locale }: RecordSectionProps) {
  const [texts, entries] = await Promise.all([
    getRecordTexts(locale),
    findEntries(owner, property.id, 'visit'),
  ])
  const { visits } = texts
  const { coming, past } = splitVisits(entries, new Date())
  return (
    <Section cornice={false} flush title={visits.title}>
      <div className={styles.parts}>
        <Section flush level={3} size="s" title={visits.coming}>
          <EntryList empty={visits.comingEmpty} entries={coming} locale={locale} texts={texts} />
        </Section>
        <Section flush level={3} size="s" title={visits.past}>
          <EntryList empty={visits.pastEmpty} entries={past} locale={locale} texts={texts} />
        </Section>
      </div>
    </Section>
  )
}
