/** One line of the register: the content, and its hash over the content and the line before. */
export type RegisterEntry = {
  /** 1 for the first, without holes. */
  sequence: number
  content: unknown
  previousHash: string
  hash: string
}

/** Hashes a text to a text; the register uses SHA-256 in hexadecimal. */
export type HashText = (text: string) => string

/** What the first line follows. */
export const registerStart = '0'.repeat(64)

/**
 * A value as the one text that means it: keys in order of their code units, no spaces. What JSON
 * cannot say (undefined, functions) is left out of objects, as JSON itself does.
 *
 * @throws TypeError for a value that JSON has no text for at all
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
    return `{${members.join(',')}}`
  }
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError('A register holds only what JSON can say')
  return text
}

/** The hash of a line: over the hash before it and what it says. */
export function hashEntry(previousHash: string, content: unknown, hash: HashText): string {
  return hash(previousHash + canonicalJson(content))
}

/** The line that follows on the last one; null when there is none yet. */
export function nextEntry(
  last: Pick<RegisterEntry, 'sequence' | 'hash'> | null,
  content: unknown,
  hash: HashText,
): RegisterEntry {
  const previousHash = last?.hash ?? registerStart
  return {
    sequence: (last?.sequence ?? 0) + 1,
    content,
    previousHash,
    hash: hashEntry(previousHash, content, hash),
  }
}

/** Where the chain breaks, and how: a line is gone, follows another one, or says something else. */
export type Tampering = { sequence: number; kind: 'missing' | 'link' | 'content' }

/**
 * The first line of a register that is not as it was written; null when the chain is unbroken.
 *
 * Lines that were cut off at the end leave no trace in the chain itself. Every signer holds a copy
 * with the hash of their line, which proves that it was there.
 *
 * @param entries in any order
 * @param options.hasLostOldest whether the oldest lines may be gone, because their years are over;
 *   the first that is left is then believed in what it follows
 */
export function findTampering(
  entries: readonly RegisterEntry[],
  hash: HashText,
  { hasLostOldest = false }: { hasLostOldest?: boolean } = {},
): Tampering | null {
  const sorted = entries.toSorted((a, b) => a.sequence - b.sequence)
  let last: Pick<RegisterEntry, 'sequence' | 'hash'> | null =
    hasLostOldest && sorted[0] ? toFormer(sorted[0]) : null
  for (const entry of sorted) {
    const kind = judgeEntry(entry, last, hash)
    const due = (last?.sequence ?? 0) + 1
    if (kind !== null) return { sequence: kind === 'missing' ? due : entry.sequence, kind }
    last = entry
  }
  return null
}

/** The line before one, as far as that one tells of it; none before the first. */
function toFormer({ sequence, previousHash }: RegisterEntry) {
  return sequence === 1 ? null : { sequence: sequence - 1, hash: previousHash }
}

function judgeEntry(
  entry: RegisterEntry,
  last: Pick<RegisterEntry, 'sequence' | 'hash'> | null,
  hash: HashText,
): Tampering['kind'] | null {
  if (entry.sequence !== (last?.sequence ?? 0) + 1) return 'missing'
  if (entry.previousHash !== (last?.hash ?? registerStart)) return 'link'
  const isSame = entry.hash === hashEntry(entry.previousHash, entry.content, hash)
  return isSame ? null : 'content'
}
