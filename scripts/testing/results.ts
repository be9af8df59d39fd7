import { z } from 'zod'

export type Result = { passed: number; failed: number }

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Reads vitest's JSON report; a file that fails before its first test counts as one failure. */
export function toVitestResult(report: unknown): Result {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(report)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/** Reads Playwright's JSON report; what fails outside a test counts as one failure each. */
export function toPlaywrightResult(report: unknown): Result {
  const { stats, errors } = playwrightSchema.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * The result that counts: a runner that ended badly without naming a failure, and a stage that
 * ran nothing, are failures too.
 */
export function toStageResult(result: Result, exitCode: number): Result {
  if (result.failed > 0) return result
  const ranNothing = result.passed === 0
  return exitCode === 0 && !ranNothing ? result : { passed: result.passed, failed: 1 }
}

export function sumResults(results: readonly Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The closing line, which other programs read. */
export function formatResult({ passed, failed }: Result): string {
  return `${passed} passed, ${failed} failed`
}
