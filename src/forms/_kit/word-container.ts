/** Marks that are no sector: the end of a chain, free ones and those of the table itself. */
const sectorMax = 0xfffffffa
const headerBytes = 512
const headerTableEntries = 109
const entryBytes = 128
/** Kind of an entry that holds a stream; folders and the root have others. */
const streamKind = 2
const documentStream = 'WordDocument'

type Container = { view: DataView; sectorShift: number }
type Entry = { name: string; kind: number; before: number; after: number; child: number }

/** Where a sector begins; null for a mark, and for one that the file does not reach. */
function findSector({ view, sectorShift }: Container, sector: number): number | null {
  const at = (sector + 1) * 2 ** sectorShift
  return sector <= sectorMax && at + 2 ** sectorShift <= view.byteLength ? at : null
}

/**
 * The sector that follows in a chain. The header names the first 109 sectors of the table, which
 * cover 7 MB of the smallest sectors: more than any file that is kept.
 */
function findNext(container: Container, sector: number): number | null {
  const perSector = 2 ** (container.sectorShift - 2)
  const index = Math.floor(sector / perSector)
  if (index >= headerTableEntries) return null
  const { view } = container
  const at = findSector(container, view.getUint32(76 + 4 * index, true))
  return at === null ? null : view.getUint32(at + 4 * (sector % perSector), true)
}

function readEntry(view: DataView, at: number): Entry {
  // The length counts the zero at the end.
  const characters = Math.min(32, view.getUint16(at + 64, true) / 2) - 1
  const codes = Array.from({ length: Math.max(0, Math.floor(characters)) }, (_, index) =>
    view.getUint16(at + 2 * index, true),
  )
  return {
    name: String.fromCharCode(...codes),
    kind: view.getUint8(at + 66),
    before: view.getUint32(at + 68, true),
    after: view.getUint32(at + 72, true),
    child: view.getUint32(at + 76, true),
  }
}

/** All entries in the order of their numbers; a chain that bites its tail ends there. */
function readEntries(container: Container, first: number): Entry[] {
  const entries: Entry[] = []
  const seen = new Set<number>()
  let sector: number | null = first
  while (sector !== null && !seen.has(sector)) {
    seen.add(sector)
    const start = findSector(container, sector)
    if (start === null) break
    const end = start + 2 ** container.sectorShift
    for (let at = start; at < end; at += entryBytes) entries.push(readEntry(container.view, at))
    sector = findNext(container, sector)
  }
  return entries
}

/** The entries that stand directly under the root; those of embedded documents do not. */
function listTop(entries: readonly Entry[]): Entry[] {
  const found = new Set<Entry>()
  const due = [entries[0]?.child ?? sectorMax]
  for (let number = due.pop(); number !== undefined; number = due.pop()) {
    const entry = entries[number]
    if (entry === undefined || found.has(entry)) continue
    found.add(entry)
    due.push(entry.before, entry.after)
  }
  return [...found]
}

/**
 * Whether a compound file, the container of old Office files, installers and mails alike, is a
 * document of Word (MS-CFB 2.2 to 2.6 and MS-DOC 2.1.1, by Microsoft).
 *
 * @param bytes at most 7 MB; whatever stands in them, as many steps are taken as they have entries
 */
export function isWordContainer(bytes: Uint8Array): boolean {
  if (bytes.byteLength < headerBytes) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorShift = view.getUint16(30, true)
  if (sectorShift !== 9 && sectorShift !== 12) return false
  const entries = readEntries({ view, sectorShift }, view.getUint32(48, true))
  return listTop(entries).some(({ name, kind }) => kind === streamKind && name === documentStream)
}
