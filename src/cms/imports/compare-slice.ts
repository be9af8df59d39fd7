import type { PayloadRequest } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { changedFields, diffListings, type GateVerdict } from '@/domain/listings/diff-listings'
import type { Listing, ListingField } from '@/domain/listings/listing'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { toReferenceKey } from '@/domain/search/match-text'
import { issuesOf } from '../collections/properties/gate/publication-facts'
import { getExecutor } from '../hooks/transaction'
import type { ImportRun } from './import-run'
import type { ImportTables } from './import-tables'
import {
  findRecords,
  findTaken,
  readDeskFacts,
  readDeskRows,
  type FeedRecord,
} from './known-records'
import { columnsOfField, pickColumns, toImportedRow } from './listing-columns'
import { toLawRecord, toRecordFields } from './record-fields'
import { noChange, type StagedChange } from './staged-change'

type Compared = { changes: StagedChange[]; unchanged: number }

/** What some listings of a feed would make and change. */
export async function compareSlice(
  req: PayloadRequest,
  run: ImportRun,
  listings: readonly Listing[],
  tables: ImportTables,
): Promise<Compared> {
  const executor = await getExecutor(req)
  const references = listings.map(({ reference }) => reference)
  const records = await findRecords(executor, run.feedId, references)
  const known = createKnown(records)
  const taken = await findTaken(executor, run.feedId, references.map(toReferenceKey))
  const ids = records.flatMap(({ propertyId }) => (propertyId === null ? [] : [propertyId]))
  const facts = await readDeskFacts(req, ids)
  const findIssues = createGate({ known, facts, tables })

  const isFree = ({ reference }: Listing) =>
    known(reference) !== undefined || !taken.has(toReferenceKey(reference))
  const stays = ({ reference }: Listing) => {
    const record = known(reference)
    return record !== undefined && (record.propertyId === null || record.isTrashed)
  }
  const open = listings.filter((listing) => isFree(listing) && !stays(listing))
  const changes: StagedChange[] = [
    ...listings.filter((listing) => !isFree(listing)).map(toTaken),
    ...listings
      .filter(stays)
      .map(({ reference }) => ({ ...noChange, reference, kind: 'left' as const })),
  ]
  let unchanged = 0
  for (const change of diffListings(records, open, findIssues)) {
    const { kind, listing, gate } = change
    if (kind === 'create') {
      changes.push({ ...noChange, reference: listing.reference, kind, listing, ...gate })
    } else if (kind === 'update') {
      changes.push(toUpdate(listing, change.fields, gate, known))
    } else if (known(listing.reference)?.isGone === true) {
      // It was off the site, because the sender did not have it: now it has it again.
      changes.push(toUpdate(listing, [], gate, known))
    } else {
      kind satisfies 'unchanged'
      unchanged += 1
    }
  }
  await noteDeskChanges(req, changes, known, tables)
  return { changes, unchanged }
}

/** The record that a reference names, in whichever way the sender spells it today. */
type Known = (reference: string) => FeedRecord | undefined

function createKnown(records: readonly FeedRecord[]): Known {
  const byKey = new Map(records.map((record) => [toReferenceKey(record.reference), record]))
  return (reference) => byKey.get(toReferenceKey(reference))
}

function toTaken({ reference }: Listing): StagedChange {
  const fault = { record: reference, field: 'reference', sourceField: 'reference' } as const
  return { ...noChange, reference, kind: 'refused', problems: [{ ...fault, problem: 'taken' }] }
}

/**
 * A home that comes back gets the status that the sender gives it, whatever it was closed as. The
 * change goes under the reference by which the record is known, until it is applied.
 */
function toUpdate(
  listing: Listing,
  fields: readonly ListingField[],
  gate: GateVerdict,
  known: Known,
): StagedChange {
  const record = known(listing.reference)
  const all: ListingField[] =
    record?.isGone === true && !fields.includes('status') ? ['status', ...fields] : [...fields]
  const before = Object.fromEntries(all.map((field) => [field, record?.listing[field]]))
  return {
    ...noChange,
    reference: record?.reference ?? listing.reference,
    kind: 'update',
    listing,
    fields: all,
    before,
    ...gate,
  }
}

/** The law looks at the home as it will be: the desk's own facts, and over them what the sender changes. */
function createGate(given: {
  known: Known
  facts: ReadonlyMap<number, Readonly<Record<string, unknown>>>
  tables: ImportTables
}): (listing: Listing) => PublicationIssue[] {
  const { known, facts, tables } = given
  const today = toBelgianDay(new Date())
  return (listing) => {
    const row = toImportedRow(listing, tables)
    const record = known(listing.reference)
    const desk = record?.propertyId == null ? undefined : facts.get(record.propertyId)
    const sent =
      record === undefined || desk === undefined
        ? row
        : pickColumns(row, changedFields(record.listing, listing))
    const merged = { ...desk, ...toRecordFields(sent) }
    const webId = typeof merged.mainType === 'number' ? tables.webIdOf(merged.mainType) : null
    return issuesOf(toLawRecord(merged), { webId, today })
  }
}

/** Notes which of the fields that change somebody changed by hand since the sender last sent them. */
async function noteDeskChanges(
  req: PayloadRequest,
  changes: StagedChange[],
  known: Known,
  tables: ImportTables,
): Promise<void> {
  const updates = changes.filter(({ kind }) => kind === 'update')
  const idOf = ({ reference }: StagedChange) => known(reference)?.propertyId ?? null
  const ids = updates.map(idOf).filter((id) => id !== null)
  const rows = await readDeskRows(req, ids)
  for (const change of updates) {
    const record = known(change.reference)
    const row = rows.get(idOf(change) ?? -1)
    if (record === undefined || row === undefined) continue
    const before = toImportedRow(record.listing, tables)
    const entries = change.fields.flatMap((field) => {
      const [column] = columnsOfField[field]
      if (column === undefined) return []
      const desk = row[`version_${column}`]
      if (isSameValue(desk, before[column])) return []
      return [[field, isPlain(desk) ? desk : null] as const]
    })
    if (entries.length > 0) change.desk = Object.fromEntries(entries)
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Numbers are the same whatever their decimals; nothing and an empty text are the same. */
function isSameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => (value === '' ? null : (value ?? null)))
  if (typeof a === 'number' || typeof b === 'number') {
    return a !== null && b !== null && Number(a) === Number(b)
  }
  return a === b || String(a) === String(b)
}
