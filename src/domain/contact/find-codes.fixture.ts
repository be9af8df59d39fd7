import type { z } from 'zod'

/** The codes with which a value fails, for the tests of this room; empty when it passes. */
export function findCodes(schema: z.ZodType, value: unknown): string[] {
  const outcome = schema.safeParse(value)
  return outcome.success ? [] : outcome.error.issues.map(({ message }) => message)
}
