import type { PayloadRequest } from 'payload'
import { isPublicStatus } from '@/domain/properties/statuses'
import type { Executor } from '../hooks/transaction'
import type { ImportRun } from './import-run'
import type { ImportTables } from './import-tables'
import type { VersionColumns } from './property-versions'
import type { StagedChange } from './staged-change'

/** A change with its place in the import. */
export type StagedRow = StagedChange & { position: number }

/** What the parts of a chunk share. */
export type ChunkWork = {
  req: PayloadRequest
  executor: Executor
  run: ImportRun
  tables: ImportTables
  columns: VersionColumns
}

/** Whether a listing goes online: it has a status that visitors see, and the law asks nothing more. */
export function goesOnline(row: StagedRow): boolean {
  return row.mayPublish && row.listing !== null && isPublicStatus(row.listing.status)
}
