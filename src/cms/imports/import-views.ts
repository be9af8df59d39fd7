import type { ImportProblem, ImportState } from '@/domain/listings/import-run'
import type { CountName, ImportOrigin } from '../collections/imports/names'
import type { StagedChange } from './staged-change'

/** An import as its screen and its sender read it. */
export type ImportView = {
  id: number
  feed: number
  state: ImportState
  origin: ImportOrigin
  problem: ImportProblem | null
  counts: Record<CountName, number>
  /** Records that an import has to write; the others stay as they are. */
  toApply: number
  startedAt: string | null
  endedAt: string | null
  log: { at: string; state: ImportState; problem: ImportProblem | null }[]
  /** Pictures of the feed that are not there, once the import is over; none before. */
  pictures: { waiting: number; failed: number }
}

/** What an import does with one record, as its screen shows it. */
export type ChangeView = StagedChange & {
  position: number
  /** The home, where there is one. */
  propertyId: number | null
  applied: boolean
}

/** Records that a screen reads at a time. */
export const changesPageSize = 50
