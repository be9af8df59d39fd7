'use client'

import { useState } from 'react'
import { useSearchParams } from 'next/navigation'
import {
  useListDrawerContext,
  useListQuery,
  useLocale,
  useTableColumns,
  useTranslation,
} from '@payloadcms/ui'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskListPath } from '@/domain/routes/desk'
import { isSameFilter, toExportAddress } from '../../lists/list-address'
import { say } from '../say'
import { BulkChange, type BulkChoice } from './bulk-change.client'
import styles from './list-tools.module.css'
import { findShownList, type SavedList } from '../../lists/saved-lists'
import { SavedLists } from './saved-lists.client'
import { toolTexts } from './texts'

export type { BulkChoice }

/** A part of the list: where it stands, and its filter as JSON. */
export type ToolView = {
  key: string
  label: string
  href: string
  filter: string
}

type ListToolbarProps = {
  slug: string
  views: readonly ToolView[]
  /** The lists that this account keeps for itself. */
  saved: readonly SavedList[]
  choices: readonly BulkChoice[]
  canExport: boolean
  canPublish: boolean
}

type ViewsProps = Pick<ListToolbarProps, 'slug' | 'views'> & {
  /** Whether a list of one's own is in sight, which marks itself. */
  isOwn: boolean
}

function Views({ slug, views, isOwn }: ViewsProps) {
  const { query } = useListQuery()
  const { i18n } = useTranslation()
  const items = [
    { key: 'all', label: say(toolTexts.all, i18n.language), href: buildDeskListPath(slug) },
    ...views,
  ]
  const current = views.find(({ filter }) => isSameFilter(JSON.parse(filter), query.where))
  const isUnfiltered = isSameFilter(query.where, {})
  return (
    <nav aria-label={say(toolTexts.views, i18n.language)}>
      <ul className={styles.views}>
        {items.map(({ key, label, href }) => {
          const isCurrent = !isOwn && key === (current?.key ?? (isUnfiltered ? 'all' : ''))
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
export function ListToolbar(props: ListToolbarProps) {
  const { slug, views, saved, choices, canExport, canPublish } = props
  const { isInDrawer } = useListDrawerContext()
  const [lists, setLists] = useState(saved)
  const shown = findShownList(lists, useSearchParams().toString())
  const language = toLocale(useTranslation().i18n.language)
  if (isInDrawer) return null
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {views.length > 0 && <Views isOwn={shown !== null} slug={slug} views={views} />}
        {canExport && <ExportLink slug={slug} />}
      </div>
      <SavedLists language={language} lists={lists} onChange={setLists} shown={shown} slug={slug} />
      {choices.length > 0 && (
        <BulkChange canPublish={canPublish} choices={choices} language={language} slug={slug} />
      )}
    </div>
  )
}
