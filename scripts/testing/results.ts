import { z } from 'zod'

/** One run of a runner: what became of its tests, and the exit code. */
export type Turn = { outcomes: readonly Outcome[]; code: number }

export type Result = {
  passed: number
  failed: number
  /** Names of tests that failed and, run once more, passed. They count as passed. */
  unsteady: readonly string[]
  /** Names of tests that were left out on purpose, such as where a program that they need is missing. */
  skipped: readonly string[]
}

/** The result of a stage that is right or wrong as a whole. */
export const whole = {
  passed: { passed: 1, failed: 0, unsteady: [], skipped: [] },
  failed: { passed: 0, failed: 1, unsteady: [], skipped: [] },
} as const satisfies Record<string, Result>

/**
 * What became of one test. One that ran out of time is a failure of its own kind; one that should have
 * run and did not, because an earlier one failed, is missing; one that was not to run is skipped.
 */
export type Outcome = {
  /** Empty for what fails outside every file, such as a server that does not start. */
  file: string
  /** `null` for the file as a whole, which may fail before its first test. */
  name: string | null
  state: 'passed' | 'failed' | 'timed out' | 'missing' | 'skipped'
}

const isFailure = ({ state }: Outcome) => state === 'failed' || state === 'timed out'

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

type VitestFile = z.infer<typeof vitestSchema>['testResults'][number]

/** What vitest says of a test or a hook that took longer than it may. */
const timeoutMessage = /\b(?:Test|Hook) timed out in \d+ ?ms/

function toState(messages: readonly string[]): Outcome['state'] {
  const areAllTimeouts = messages.length > 0 && messages.every((each) => timeoutMessage.test(each))
  return areAllTimeouts ? 'timed out' : 'failed'
}

function toFileOutcomes({ name: file, status, message, assertionResults }: VitestFile): Outcome[] {
  const tests = assertionResults.flatMap(({ fullName: name, ...test }): Outcome[] => {
    if (test.status === 'passed' || test.status === 'skipped') {
      return [{ file, name, state: test.status }]
    }
    if (test.status !== 'failed') return []
    return [{ file, name, state: toState(test.failureMessages ?? []) }]
  })
  const isBroken = status === 'failed' && tests.every((test) => !isFailure(test))
  return [{ file, name: null, state: isBroken ? toState([message]) : 'passed' }, ...tests]
}

/** Tests of one file that have the same name are told apart by their order. */
function tellApart(outcomes: readonly Outcome[]): Outcome[] {
  const seen = new Map<string, number>()
  return outcomes.map((outcome) => {
    const key = keyOf(outcome)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? outcome : { ...outcome, name: `${outcome.name ?? ''} (${count})` }
  })
}

const outside = (message: string): Outcome => ({ file: '', name: message, state: 'failed' })

/**
 * Reads vitest's JSON report; what fails outside a test is an outcome of no file.
 *
 * @param errors what nobody caught, which that report leaves out
 */
export function toVitestOutcomes(report: unknown, errors: readonly string[] = []): Outcome[] {
  const tests = vitestSchema.parse(report).testResults.flatMap(toFileOutcomes)
  return tellApart([...tests, ...errors.map(outside)])
}

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ expectedStatus: z.string(), status: z.string() })),
})

type PlaywrightSuite = {
  title: string
  specs: z.infer<typeof specSchema>[]
  suites?: PlaywrightSuite[]
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(specSchema),
    suites: z.array(suiteSchema).optional(),
  }),
)

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
})

const browserStates: Readonly<Record<string, Outcome['state']>> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'missing',
}

function toSuiteOutcomes(suite: PlaywrightSuite, parents: readonly string[]): Outcome[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, expectedStatus }): Outcome => {
      const name = [...parents, title].join(' › ')
      // What a test skips on purpose was expected to be skipped.
      const state = expectedStatus === 'skipped' ? 'skipped' : (browserStates[status] ?? 'failed')
      return { file, name, state }
    }),
  )
  const inner = (suite.suites ?? []).flatMap((each) =>
    toSuiteOutcomes(each, [...parents, each.title]),
  )
  return [...own, ...inner]
}

/** Reads Playwright's JSON report; what fails outside a test is an outcome of no file. */
export function toPlaywrightOutcomes(report: unknown): Outcome[] {
  const { suites, errors } = playwrightSchema.parse(report)
  const tests = suites.flatMap((suite) => toSuiteOutcomes(suite, []))
  return tellApart([...tests, ...errors.map(({ message }) => outside(message ?? 'unknown'))])
}

const keyOf = ({ file, name }: Outcome) => JSON.stringify([file, name])

/**
 * Puts the outcomes of a run and of what was run once more together: what passed once has passed, and
 * is unsteady when it failed the other time.
 */
export function settleOutcomes(first: readonly Outcome[], again: readonly Outcome[] = []): Result {
  const known = new Map<string, Outcome[]>()
  for (const outcome of [...first, ...again]) {
    const key = keyOf(outcome)
    known.set(key, [...(known.get(key) ?? []), outcome])
  }
  let [passed, failed] = [0, 0]
  const unsteady: string[] = []
  const skipped: string[] = []
  for (const outcomes of known.values()) {
    const [{ file, name } = { file: '', name: null }] = outcomes
    if (outcomes.every(({ state }) => state === 'skipped')) skipped.push(`${file} › ${name}`)
    else if (!outcomes.some(({ state }) => state === 'passed')) failed += 1
    else {
      if (name !== null) passed += 1
      if (outcomes.some(isFailure)) unsteady.push(name === null ? file : `${file} › ${name}`)
    }
  }
  return { passed, failed, unsteady, skipped }
}

/** More failures than this are no accident, and are not tried again. */
const accidentsMax = 10

/**
 * The files that are run once more: whole, because tests of one file may lean on each other.
 *
 * @param isAccident whether this failure may be the pause of a busy machine
 */
export function listFilesToRunAgain(
  outcomes: readonly Outcome[],
  isAccident: (outcome: Outcome) => boolean,
): string[] {
  const failures = outcomes.filter(isFailure)
  if (failures.length > accidentsMax) return []
  const broken = new Set(failures.filter((each) => !isAccident(each)).map(({ file }) => file))
  const files = new Set(failures.map(({ file }) => file))
  return [...files].filter((file) => !broken.has(file))
}

/** The tests that hold the promise of one second, which a second chance would soften. */
const promisedInTime = 'e2e/alone/publishing.test.ts'

/** A browser test may fail in a pause of the machine in many ways; what is outside of a file may not. */
export const isBrowserAccident = ({ file }: Outcome): boolean =>
  file !== '' && file !== promisedInTime

export const isTimeout = ({ state }: Outcome): boolean => state === 'timed out'

/** What a runner ends with when a test failed; anything else is an end of its own. */
const failedTestsCode = 1

/**
 * The result that counts: a runner that ended badly without naming a test that failed, a repeated run
 * that ended badly whatever it named, and a stage that ran nothing, are failures too.
 *
 * @param first one turn of each runner
 * @param again what was run once more of them
 */
export function toStageResult(first: readonly Turn[], again: readonly Turn[] = []): Result {
  const outcomesOf = (turns: readonly Turn[]) => turns.flatMap(({ outcomes }) => outcomes)
  const result = settleOutcomes(outcomesOf(first), outcomesOf(again))
  if (result.failed > 0) return result
  const isExplained = ({ outcomes, code }: Turn) =>
    code === 0 || (code === failedTestsCode && outcomes.some(isFailure))
  const isRight = first.every(isExplained) && again.every(({ code }) => code === 0)
  return isRight && result.passed > 0 ? result : { ...result, failed: 1 }
}

export function sumResults(results: readonly Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    unsteady: results.flatMap(({ unsteady }) => unsteady),
    skipped: results.flatMap(({ skipped }) => skipped),
  }
}

/** With more than this a run says nothing that can be relied on. */
export const unsteadyMax = 3

/** A run with too many unsteady tests has failed, even if each passed in the end. */
export function judgeRun(sum: Result): Result {
  return sum.unsteady.length > unsteadyMax ? { ...sum, failed: sum.failed + 1 } : sum
}

/** The closing line, which other programs read. */
export function formatResult({ passed, failed }: Pick<Result, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`
}
