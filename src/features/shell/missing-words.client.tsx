'use client'

import { usePathname } from 'next/navigation'
import { findMissingKind } from '@/domain/routes/missing-kind'
import type { MissingKind } from '@/domain/routes/substitutes'
import { SubstituteWords, type Words } from './substitute-words'

type MissingWordsProps = Record<MissingKind, Words> & {
  /** Addresses below which projects stand. */
  projectPaths: readonly string[]
}

/**
 * Says what is missing: a property, a project, a page of the portal or another page. Only the address
 * tells which.
 */
export function MissingWords({ projectPaths, ...words }: MissingWordsProps) {
  return <SubstituteWords {...words[findMissingKind(usePathname(), projectPaths)]} />
}
