import { inRoot } from '../paths'
import { Advice } from '../terminal/advice'
import { runInForeground } from '../terminal/foreground'

/** As many as `npm test` asks of each property. */
const usualCases = 10_000

function parseCases(args: readonly string[]): number {
  const cases = Number(args[0] ?? usualCases)
  if (Number.isInteger(cases) && cases >= 1) return cases
  throw new Advice('Say how many cases each parser gets: npm run test:fuzz -- 100000')
}

/** Gives every parser of what comes from outside as many cases as are asked for. */
export async function run(args: string[]): Promise<number> {
  const cases = parseCases(args)
  // A hundred thousand cases of the slowest property take about a minute.
  const timeoutMs = 60_000 + cases * 6
  return runInForeground(
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=verbose',
      `--testTimeout=${timeoutMs}`,
      'fuzz.test',
    ],
    { ...process.env, NODE_ENV: 'test', FUZZ_CASES: String(cases) },
  )
}
