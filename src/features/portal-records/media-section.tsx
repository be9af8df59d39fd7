import 'server-only'
import { formatDate } from '@/domain/formats/dates'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { Table } from '@/ui/table/table'
import { findPlacements } from './record-queries'
import { getRecordTexts } from './record-texts'
import type { RecordSectionProps } from './section-props'

/** Where a property is published besides the site. */
export async function MediaSection({ property, owner, locale }: RecordSectionProps) {
  const [texts, placements] = await Promise.all([
    getRecordTexts(locale),
    findPlacements(owner, property.id),
  ])
  const { media } = texts
  return (
    <Section cornice={false} flush lead={<p>{media.lead}</p>} title={media.title}>
      {placements.length === 0 && <p>{media.empty}</p>}
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
    </Section>
  )
}
