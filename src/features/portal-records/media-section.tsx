import 'server-only'
import { formatDate } from '@/domain/formats/dates'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { Table } from '@/ui/table/table'
import { PageLinks, toEmptyText } from './page-links'
import { pageParameter, parsePage } from './pages'
import { findPlacements } from './placement-queries'
import { getRecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildSectionPath } from './section-path'
import type { RecordSectionProps } from './section-props'

/** Where a property is published besides the site. */
export async function MediaSection({ property, owner, locale, query }: RecordSectionProps) {
  const [texts, list] = await Promise.all([
    getRecordTexts(locale),
    findPlacements(owner, property.id, parsePage(query.get(pageParameter))),
  ])
  const { media } = texts
  const { items: placements } = list
  return (
    <Section cornice={false} flush lead={<p>{media.lead}</p>} title={media.title}>
      <div className={styles.stack}>
        {placements.length === 0 && <p>{toEmptyText(list, media.empty, texts.pages)}</p>}
        {placements.length > 0 && (
          <Table
            caption={media.title}
            captionHidden
            columns={[
              { key: 'channel', label: media.channel },
              { key: 'from', label: media.from },
              { key: 'to', label: media.to },
            ]}
            rows={placements.map(({ id, channel, href, from, to }) => ({
              id: String(id),
              cells: {
                channel:
                  href === null ? (
                    channel
                  ) : (
                    <Link href={href} newTabText={texts.newTab} rel="noopener noreferrer">
                      {channel}
                    </Link>
                  ),
                from: formatDate(from),
                to: to === null ? media.open : formatDate(to),
              },
            }))}
          />
        )}
        <PageLinks
          href={buildSectionPath(locale, property.id, 'media')}
          list={list}
          texts={texts.pages}
        />
      </div>
    </Section>
  )
}
