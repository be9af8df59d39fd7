import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getExecutor } from '../../hooks/transaction'

/** A file that came with an enquiry. */
export type EnquiryFile = {
  /** Name of the question. */
  field: string
  name: string
  bytes: Uint8Array
  sha256: string
  /** When a scanner found nothing bad in it; null where none is set up. */
  scannedAt: Date | null
}

/** What the desk shows of a file. */
export type EnquiryFileFacts = {
  id: number
  field: string
  name: string
  size: number
  isScanned: boolean
}

/**
 * Keeps files with an enquiry, in the transaction of `req`. They lie in the database: kept with the
 * enquiry or not at all, gone with it, and part of every backup.
 */
export async function keepFiles(
  req: PayloadRequest,
  enquiryId: number,
  files: readonly EnquiryFile[],
): Promise<void> {
  const executor = await getExecutor(req)
  for (const { field, name, bytes, sha256, scannedAt } of files) {
    await executor.execute(sql`
      insert into desk.enquiry_files (enquiry_id, field, name, content, sha256, scanned_at)
      values (${enquiryId}, ${field}, ${name}, ${Buffer.from(bytes)}, ${sha256},
        ${scannedAt?.toISOString() ?? null}::timestamptz)`)
  }
}

type Row = Readonly<Record<string, unknown>>

function toFacts(row: Row): EnquiryFileFacts {
  return {
    id: Number(row['id']),
    field: String(row['field']),
    name: String(row['name']),
    size: Number(row['size']),
    isScanned: row['is_scanned'] === true,
  }
}

/** The files of an enquiry, without their content. */
export async function listFiles(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  enquiryId: number,
): Promise<EnquiryFileFacts[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select id, field, name, octet_length(content) as size, scanned_at is not null as is_scanned
    from desk.enquiry_files where enquiry_id = ${enquiryId} order by id`)
  return rows.map(toFacts)
}

/** A file of an enquiry with its content; null when that enquiry has none of this number. */
export async function findFile(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  enquiryId: number,
  fileId: number,
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> } | null> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select name, content from desk.enquiry_files
    where enquiry_id = ${enquiryId} and id = ${fileId}`)
  const [row] = rows
  const content = row?.['content']
  if (row === undefined || !Buffer.isBuffer(content)) return null
  return { name: String(row['name']), content: new Uint8Array(content) }
}
