/** As Postgres names what went wrong, such as `22021`. */
const postgresCode = /^[\dA-Z]{5}$/

/** What a driver's error says before the values of the statement. */
const quotesStatement = /Failed query:[^]*/

function read(value: object, name: string): unknown {
  return Reflect.get(value, name)
}

/** The code of Postgres in an error or in what caused it; null for an error of something else. */
function findCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const code = read(error, 'code')
  if (typeof code === 'string' && postgresCode.test(code)) return code
  return findCode(read(error, 'cause')) ?? ('query' in error ? 'none' : null)
}

/** The places in the code that a stack names, without the text before them. */
function listPlaces({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  const places = start === -1 ? '' : stack.slice(start + message.length)
  return places.split('\n').filter((line) => line.startsWith('    at '))
}

/**
 * An error of the database with its name, its code and its places. Its text, the statement and its
 * values are left out: they hold what somebody typed, names, addresses and keys. Other errors stay as
 * they are.
 */
export function withoutValues(error: Error): Error {
  const code = findCode(error)
  if (code === null) return error
  const safe = new Error(`${error.name}, code ${code}`)
  safe.stack = [safe.message, ...listPlaces(error)].join('\n')
  return safe
}

/** A text without what a driver's error says in it. */
export function withoutStatement(text: string): string {
  return text.replace(quotesStatement, 'Failed query')
}
