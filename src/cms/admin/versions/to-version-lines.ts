/** A version as it was read, newest first. */
export type StoredVersion = {
  id: number | string
  updatedAt: string
  status: 'draft' | 'published' | null
  authorId: number | null
}

export type VersionState = 'online' | 'wasOnline' | 'newestDraft' | 'draft'

export type VersionLine = Omit<StoredVersion, 'status'> & { state: VersionState | null }

/**
 * What the oldest version is compared with, which has none before it: with what visitors see, else with
 * the newest. Null for every other one, which the framework compares with the one before.
 *
 * @param lines newest first
 */
export function findComparison(lines: readonly VersionLine[], line: VersionLine) {
  if (line !== lines.at(-1)) return null
  const shown = lines.find(({ state }) => state === 'online') ?? lines.at(0)
  return shown === undefined || shown === line ? null : shown.id
}

/**
 * How each version stands to what visitors see.
 *
 * @param versions newest first
 * @param isOnline whether the record is published now, at whatever version
 */
export function toVersionLines(
  versions: readonly StoredVersion[],
  isOnline: boolean,
): VersionLine[] {
  const firstOnline = isOnline ? versions.findIndex(({ status }) => status === 'published') : -1
  return versions.map(({ status, ...version }, at) => {
    if (status === null) return { ...version, state: null }
    if (status === 'published')
      return { ...version, state: at === firstOnline ? 'online' : 'wasOnline' }
    return { ...version, state: at === 0 ? 'newestDraft' : 'draft' }
  })
}
