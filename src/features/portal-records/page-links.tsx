import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { pageParameter, type PageOf } from './pages'
import type { RecordTexts } from './record-texts'
import styles from './records.module.css'

type PageLinksProps = {
  list: PageOf<unknown>
  /** Address of the first page, with the query that is to be kept. */
  href: string
  texts: RecordTexts['pages']
}

function toHref(href: string, page: number): string {
  if (page === 1) return href
  return `${href}${href.includes('?') ? '&' : '?'}${pageParameter}=${page}`
}

/** Leads to what is older and back again; nothing where one page holds everything. */
export function PageLinks({ list, href, texts }: PageLinksProps) {
  const { page, hasOlder } = list
  if (page === 1 && !hasOlder) return null
  return (
    <nav aria-label={texts.label} className={styles.pages}>
      {page > 1 && (
        <Link look="standalone" href={toHref(href, page - 1)} rel="prev">
          <Icon name="arrow-left" size="small" /> {texts.newer}
        </Link>
      )}
      {hasOlder && (
        <Link look="standalone" href={toHref(href, page + 1)} rel="next">
          {texts.older} <Icon name="arrow-right" size="small" />
        </Link>
      )}
    </nav>
  )
}

/** What stands in place of a list without entries: there are none, or none as old as was asked for. */
export function toEmptyText({ page }: PageOf<unknown>, empty: string, texts: RecordTexts['pages']) {
  return page === 1 ? empty : texts.none
}
