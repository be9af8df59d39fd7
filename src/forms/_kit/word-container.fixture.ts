/** A stream, or a folder with what stands in it. */
export type Part = { name: string; parts?: readonly Part[] }

const sectorBytes = 512
const entryBytes = 128
const none = 0xffffffff
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd

type Row = { name: string; kind: number; after: number; child: number }

/** Adds the rows of a folder's parts, each linked to the next; gives the number of the first. */
function addRows(rows: Row[], parts: readonly Part[]): number {
  let after = none
  for (const { name, parts: inside } of parts.toReversed()) {
    const child = inside === undefined ? none : addRows(rows, inside)
    rows.push({ name, kind: inside === undefined ? 2 : 1, after, child })
    after = rows.length - 1
  }
  return after
}

function toEntry({ name, kind, after, child }: Row): Buffer {
  const entry = Buffer.alloc(entryBytes)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt32LE(none, 68)
  entry.writeUInt32LE(after, 72)
  entry.writeUInt32LE(child, 76)
  return entry
}

/**
 * A compound file as old Office files are, without the content of its streams.
 *
 * @param next the sector behind each sector of its directory, in place of the right one
 */
export function createContainer(
  parts: readonly Part[],
  next: Readonly<Record<number, number>> = {},
): Uint8Array<ArrayBuffer> {
  const rows: Row[] = [{ name: 'Root Entry', kind: 5, after: none, child: none }]
  const child = addRows(rows, parts)
  const entries = rows.map((row, index) => toEntry(index === 0 ? { ...row, child } : row))
  const directorySectors = Math.ceil((entries.length * entryBytes) / sectorBytes)
  const directory = Buffer.alloc(directorySectors * sectorBytes)
  Buffer.concat(entries).copy(directory)

  const header = Buffer.alloc(sectorBytes)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)

  // The table stands in the first sector, the directory in those behind it.
  const table = Buffer.alloc(sectorBytes, 0xff)
  table.writeUInt32LE(tableSector, 0)
  for (let sector = 1; sector <= directorySectors; sector += 1) {
    const following = sector === directorySectors ? endOfChain : sector + 1
    table.writeUInt32LE(next[sector] ?? following, sector * 4)
  }
  return new Uint8Array(Buffer.concat([header, table, directory]))
}
