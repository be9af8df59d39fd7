import { withoutStatement, withoutValues } from './without-values'

function describe(error: Error) {
  const { name, message, stack } = withoutValues(error)
  return { name, message, stack }
}

/**
 * Structured log lines, one JSON object each. Never pass bodies, tokens, headers or anything that
 * names a person.
 *
 * @param err the cause; its message and stack are kept, nothing else, and of an error of the database its
 *   code and the places in the code alone
 */
export function logError(msg: string, err: unknown, details: Record<string, unknown> = {}): void {
  const cause = err instanceof Error ? describe(err) : withoutStatement(String(err))
  const time = new Date().toISOString()
  console.error(JSON.stringify({ level: 'error', time, msg, err: cause, ...details }))
}

/** The same for what is good to know and no error. */
export function logInfo(msg: string, details: Record<string, unknown> = {}): void {
  const time = new Date().toISOString()
  console.info(JSON.stringify({ level: 'info', time, msg, ...details }))
}

/** Whether one of these wrote a line, also where a program that keeps logs has wrapped it. */
export function isLogLine(line: string): boolean {
  return /"level\\?":/.test(line)
}

/**
 * An error that names its cause without its text, for work on personal data: the text of a
 * driver's error quotes the values of the statement.
 */
export function withoutText(cause: unknown): Error {
  const name = cause instanceof Error ? cause.name : typeof cause
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'none'
  return new Error(`${name}, code ${code}`)
}
