/**
 * A failure that the person at the terminal can mend. Its message is one sentence that says what
 * to do; it is printed without a stack trace.
 */
export class Advice extends Error {
  override readonly name = 'Advice'
}

/** True for errors of Node and the database driver, which carry a code such as `ECONNREFUSED`. */
export function hasCode(err: unknown): err is Error & { code: string } {
  return err instanceof Error && 'code' in err && typeof err.code === 'string'
}

export function isMissingFile(err: unknown): boolean {
  return hasCode(err) && err.code === 'ENOENT'
}
