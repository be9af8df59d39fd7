import { ValidationError } from 'payload'

/**
 * Why something failed, in one sentence: the fields that Payload refused, or what the database
 * said. Errors of the query builder hide that below the whole statement.
 */
export function reasonOf(err: unknown): string {
  if (err instanceof ValidationError) {
    return err.data.errors.map(({ path, message }) => `field ${path}: ${message}`).join(' ')
  }
  if (!(err instanceof Error)) return String(err)
  const isStatement = err.message.startsWith('Failed query')
  return isStatement && err.cause !== undefined ? reasonOf(err.cause) : err.message
}
