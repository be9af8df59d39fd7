'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'

/**
 * The list without the framework's own form and buttons for many records, which `ListTools` stands in
 * for. A collection whose records go to the trash cannot say `disableBulkEdit`: the framework would
 * refuse the trash for many of them too (`refuseBulkEdit`).
 */
export function ListWithoutBulkEdit(props: ListViewClientProps) {
  return <DefaultListView {...props} disableBulkEdit />
}
