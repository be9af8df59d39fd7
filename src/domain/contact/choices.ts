import * as z from 'zod'

/** One answer out of `options`. Fails with `{field}.missing`, also for an answer nobody offered. */
export function createChoiceSchema<const Option extends string>(
  field: string,
  options: readonly Option[],
) {
  return z.enum(options, { error: `${field}.missing` })
}

/**
 * At least one answer out of `options`. A single one may arrive as text, which is how a form
 * without JavaScript sends it. Repeats are dropped. Fails with `{field}.missing`.
 */
export function createChoicesSchema<const Option extends string>(
  field: string,
  options: readonly Option[],
) {
  const error = { error: `${field}.missing` }
  return z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z
      .array(z.enum(options, error), error)
      .min(1, error)
      .transform((chosen) => [...new Set(chosen)]),
  )
}

/** Any number of answers out of `options`, also none. Fails with `{field}.invalid`. */
export function createExtrasSchema<const Option extends string>(
  field: string,
  options: readonly Option[],
) {
  const error = { error: `${field}.invalid` }
  return z.preprocess(
    (value) => (typeof value === 'string' ? [value] : (value ?? [])),
    z.array(z.enum(options, error), error).transform((chosen) => [...new Set(chosen)]),
  )
}
