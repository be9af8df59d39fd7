'use client'

import { useEffect, useState } from 'react'
import { useConfig, useLocale, useRowLabel, useTranslation } from '@payloadcms/ui'
import { toLocale, type LocalizedText } from '@/domain/kernel/locales'
import { say } from '../say'
import { nameRow } from './name-row'
import { readRecordName } from './read-record-name'
import type { RowPart } from './row-parts'

type RowLabelProps = { parts: readonly RowPart[]; singular: LocalizedText }

/** The name of a record; null as long as it is not known. */
function useRecordName(record: { collection: string; id: number } | null): string | null {
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const collection = record?.collection ?? ''
  const id = record?.id ?? null
  const [name, setName] = useState<string | null>(null)
  const titleField = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  useEffect(() => {
    let isCurrent = true
    if (id === null) return
    readRecordName({ collection, id, titleField, locale: code }).then(
      (found) => {
        if (isCurrent) setName(found)
      },
      () => {
        // The row keeps its number; its form says what is wrong with the record.
        if (isCurrent) setName(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [collection, id, titleField, code])
  return id === null ? null : name
}

/** The head of a row says what is in it: its words, its choice or the record it stands for. */
export function RowLabel({ parts, singular }: RowLabelProps) {
  const language = toLocale(useTranslation().i18n.language)
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const name = nameRow(parts, data ?? {}, language)
  const recordName = useRecordName(name?.kind === 'record' ? name : null)
  const text = name?.kind === 'words' ? name.text : recordName
  return <span>{text ?? `${say(singular, language)} ${rowNumber + 1}`}</span>
}
