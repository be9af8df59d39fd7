import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath } from '@/domain/routes/portal'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { fillIn } from '@/ui/template'
import type { messages } from './frame-messages'
import type { NewsCounts } from './news-counts'
import styles from './overview.module.css'

/** What waits for an answer or a look first. */
const order = ['messages', 'documents', 'visits', 'history'] as const

type NewsLinksProps = {
  propertyId: number
  locale: Locale
  news: NewsCounts
  texts: (typeof messages)[Locale]
}

/** What is new for the owner of a home, each with the way to it; nothing where nothing is. */
export function NewsLinks({ propertyId, locale, news, texts }: NewsLinksProps) {
  const items = order.flatMap((section) => {
    const count = news[section]
    if (count === undefined) return []
    const { one, more } = texts.news[section]
    return [{ section, text: count === 1 ? one : fillIn(more, { count }) }]
  })
  if (items.length === 0) return null
  return (
    <Notice title={texts.news.title}>
      <ul className={styles.news}>
        {items.map(({ section, text }) => (
          <li key={section}>
            <Link
              href={formatPortalPath(locale, { kind: 'section', propertyId, section })}
              look="standalone"
              prefetch={false}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
