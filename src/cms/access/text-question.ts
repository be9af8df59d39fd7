import type { AccessArgs } from 'payload'

/**
 * Whether a request over HTTP looks for, or orders by, a text in which editors write by hand, in any
 * language. Whoever may look for a text finds a hidden street by guessing it, though no answer
 * shows it.
 *
 * @param fields paths of the texts
 * @param relations fields whose records are asked about
 */
export function createTextQuestion(fields: readonly string[], relations: readonly string[]) {
  const paths = fields.map((field) => field.replaceAll('.', '\\.')).join('|')
  const asked = new RegExp(`^-?(?:(?:${paths})(?:\\.\\w+)?|(?:${relations.join('|')})\\..+)$`)
  return ({ req }: AccessArgs): boolean =>
    req.payloadAPI !== 'local' &&
    [...listKeys(req.query?.where), ...listSorts(req.query?.sort)].some((path) =>
      // The framework takes two underscores for a dot.
      asked.test(path.trim().replaceAll('__', '.')),
    )
}

function listKeys(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([key, value]) => [key, ...listKeys(value)])
}

function listSorts(sort: unknown): string[] {
  return [sort].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
}
