'use client'

import type { ComponentType, ReactNode } from 'react'
import { Button, Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import styles from './record-drawer.module.css'

/** The record of a form of the desk. */
export type DeskRecord = { target: string; record: number }

/** Draws something beside a record that was saved once; anew for each record. */
export function BesideRecord({ Part }: { Part: ComponentType<DeskRecord> }) {
  const { id, collectionSlug } = useDocumentInfo()
  if (typeof id !== 'number' || collectionSlug === undefined) return null
  return <Part key={`${collectionSlug}-${id}`} record={id} target={collectionSlug} />
}

type RecordDrawerProps = {
  /** The name of the drawer, another one for each record. */
  slug: string
  title: string
  onOpen: () => void
  /** Whether what it holds comes later, and is read out when it comes. */
  isLive?: boolean
  children: ReactNode
}

/** A button beside a record, and the drawer that it opens. */
export function RecordDrawer({ slug, title, onOpen, isLive, children }: RecordDrawerProps) {
  const { openModal } = useModal()
  const open = () => {
    openModal(slug)
    onOpen()
  }
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={open} size="medium">
        {title}
      </Button>
      <Drawer slug={slug} title={title}>
        <div aria-live={isLive ? 'polite' : undefined} className={styles.panel}>
          {children}
        </div>
      </Drawer>
    </>
  )
}
