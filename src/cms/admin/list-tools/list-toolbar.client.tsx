'use client'

import {
  useListDrawerContext,
  useListQuery,
  useLocale,
  useTableColumns,
  useTranslation,
} from '@payloadcms/ui'
import { toLocale } from '@/domain/kernel/locales'
import { isSameFilter, toExportAddress } from '../../lists/list-address'
import { say } from '../say'
import { BulkChange, type BulkChoice } from './bulk-change.client'
import styles from './list-tools.module.css'
import { toolTexts } from './texts'

export type { BulkChoice }

/** A part of the list: where it stands, and its filter as JSON. */
export type ToolView = {
  key: string
  label: string
  href: string
  filter: string
  /** The language in which it is looked at; null where that does not matter. */
  locale: string | null
}

type ListToolbarProps = {
  slug: string
  views: readonly ToolView[]
  choices: readonly BulkChoice[]
  canExport: boolean
  canPublish: boolean
}

function Views({ slug, views }: Pick<ListToolbarProps, 'slug' | 'views'>) {
  const { query } = useListQuery()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const items = [
    { key: 'all', label: say(toolTexts.all, i18n.language), href: `/admin/collections/${slug}/` },
    ...views,
  ]
  const current = views.find(
    ({ filter, locale }) =>
      (locale ?? code) === code && isSameFilter(JSON.parse(filter), query.where),
  )
  const isUnfiltered = isSameFilter(query.where, {})
  return (
    <nav aria-label={say(toolTexts.views, i18n.language)}>
      <ul className={styles.views}>
        {items.map(({ key, label, href }) => {
          const isCurrent = key === (current?.key ?? (isUnfiltered ? 'all' : ''))
          return (
            <li key={key}>
              <a aria-current={isCurrent ? 'page' : undefined} className={styles.view} href={href}>
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function ExportLink({ slug }: { slug: string }) {
  const { query } = useListQuery()
  const { columns } = useTableColumns()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const shown = columns.filter(({ active }) => active).map(({ accessor }) => accessor)
  return (
    <a
      className={styles.export}
      download
      href={toExportAddress(slug, { query, shown, locale: code })}
    >
      {say(toolTexts.exportList, i18n.language)}
    </a>
  )
}

/** What stands above the table of a list; nothing where records are chosen for a form. */
export function ListToolbar({ slug, views, choices, canExport, canPublish }: ListToolbarProps) {
  const { isInDrawer } = useListDrawerContext()
  const language = toLocale(useTranslation().i18n.language)
  if (isInDrawer) return null
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {views.length > 0 && <Views slug={slug} views={views} />}
        {canExport && <ExportLink slug={slug} />}
      </div>
      {choices.length > 0 && (
        <BulkChange canPublish={canPublish} choices={choices} language={language} slug={slug} />
      )}
    </div>
  )
}
