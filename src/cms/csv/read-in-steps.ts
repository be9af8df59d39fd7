import type { Where } from 'payload'

/** Records that are read and written at once, which bounds the memory that a file takes. */
export const recordsPerStep = 500

/** Which records come next, as `find` of Payload takes it. */
export type Step = { where: Where; sort: string; limit: number; pagination: false }

/**
 * All records of a question, some at a time and to the last one. Each step begins behind the last
 * record of the one before: what is added or removed meanwhile shifts nobody, so that none is left
 * out and none comes twice.
 *
 * @param read asks for the records of a step
 */
export async function* readInSteps<T extends { id: number }>(
  order: 'newest' | 'oldest',
  read: (step: Step) => Promise<{ docs: T[] }>,
): AsyncGenerator<T[]> {
  const isNewest = order === 'newest'
  const operator = isNewest ? 'less_than' : 'greater_than'
  let where: Where = { id: { exists: true } }
  for (;;) {
    const { docs } = await read({
      where,
      sort: isNewest ? '-id' : 'id',
      limit: recordsPerStep,
      pagination: false,
    })
    yield docs
    const last = docs.at(-1)
    if (last === undefined || docs.length < recordsPerStep) return
    where = { id: { [operator]: last.id } }
  }
}

/** The records as rows of a table. */
export async function* toRows<T>(
  steps: AsyncIterable<readonly T[]>,
  toRow: (record: T) => readonly unknown[],
): AsyncGenerator<(readonly unknown[])[]> {
  for await (const records of steps) yield records.map(toRow)
}
