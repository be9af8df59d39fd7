'use client'

import { usePathname } from 'next/navigation'
import { findMissingKind } from '@/domain/routes/missing-kind'
import type { MissingKind } from '@/domain/routes/substitutes'
import styles from './missing-screen.module.css'

type Words = { title: string; text: string }

type MissingWordsProps = Record<MissingKind, Words> & {
  /** Addresses below which projects stand. */
  projectPaths: readonly string[]
}

/** Says what is missing: a property, a project or a page. Only the address tells which. */
export function MissingWords({ projectPaths, ...words }: MissingWordsProps) {
  const { title, text } = words[findMissingKind(usePathname(), projectPaths)]
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
    </>
  )
}
