/** Enough to keep a server busy while an answer is read; of more that are new it draws some later. */
const atOnce = 2

/**
 * Asks about every row, a few at a time: hundreds of plain requests are one test then, where each would
 * cost more to begin and to end than to ask.
 *
 * @returns the answers in the order of the rows
 */
export async function askAll<Row, Answer>(
  rows: readonly Row[],
  ask: (row: Row) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  // Shared by all who work, so that each takes the next row.
  const waiting = rows.entries()
  const work = async () => {
    for (const [index, row] of waiting) answers[index] = await ask(row)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}
