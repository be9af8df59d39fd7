'use client'

import { useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { sayCount } from '../say'
import { toolTexts } from './texts'

/**
 * Where an address names a page behind the last one, as a bookmark does once records are gone: the
 * framework says that nothing was found, and draws no pages to choose from.
 */
export function PastEnd() {
  const { data } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const { i18n } = useTranslation()
  const search = new URLSearchParams(useSearchParams())
  const last = data?.totalPages ?? 0
  if (isInDrawer || data === undefined || data.docs.length > 0 || data.totalDocs === 0) return null
  search.set('page', String(last))
  return (
    <p>
      <a href={`?${search}`}>{sayCount(toolTexts.pastEnd, i18n.language, last)}</a>
    </p>
  )
}
