/** A file as it lies in a folder or a bucket. */
export type LyingFile = { name: string; writtenAt: Date }

/**
 * A file is written before its record can be read, within one request; what has no record after a day
 * never gets one.
 */
const patienceMs = 24 * 60 * 60 * 1000

/** As many go without a further look, however few there are in all. */
const strayFilesMax = 20

/** Those of the files that no record names, and that have been lying there for longer than a day. */
export function findStrays<F extends LyingFile>(
  files: readonly F[],
  named: ReadonlySet<string>,
  now: Date,
): F[] {
  return files.filter(
    ({ name, writtenAt }) => !named.has(name) && now.getTime() - writtenAt.getTime() > patienceMs,
  )
}

/** So large a part of the files that have a record may go as well. */
const strayPart = 0.1

/**
 * Whether stray files look like what a server leaves that died in the middle, and may go. Many more look
 * like files of another site, or like a database that is older than its files.
 */
export function mayClearStrays(count: { strays: number; named: number }): boolean {
  return count.strays <= Math.max(strayFilesMax, Math.floor(count.named * strayPart))
}
