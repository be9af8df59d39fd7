import { describe, expect, it } from 'vitest'
import {
  formatResult,
  isBrowserAccident,
  isTimeout,
  judgeRun,
  listFilesToRunAgain,
  settleOutcomes,
  sumResults,
  toPlaywrightOutcomes,
  toStageResult,
  toVitestOutcomes,
  type Outcome,
} from './results'

const timeout = 'Error: Test timed out in 30000ms.\nIf this is a long-running test, …'

const test = (fullName: string, failure?: string) => ({
  fullName,
  status: failure === undefined ? 'passed' : 'failed',
  failureMessages: failure === undefined ? [] : [failure],
})

const file = (name: string, tests: ReturnType<typeof test>[], message = '') => {
  const isBad = message !== '' || tests.some(({ status }) => status === 'failed')
  return { name, status: isBad ? 'failed' : 'passed', message, assertionResults: tests }
}

const spec = (title: string, status: string, expectedStatus = 'passed') => ({
  title,
  file: 'e2e/a.test.ts',
  tests: [{ status, expectedStatus }],
})

const outcome = (name: string, state: Outcome['state'], of = 'a'): Outcome => ({
  file: of,
  name,
  state,
})

const steady = (passed: number, failed: number) => ({
  ...{ passed, failed, unsteady: [], skipped: [] },
})

describe('a report of vitest', () => {
  it('tells what ran out of time from what is wrong', () => {
    const tests = [test('one', timeout), test('two', 'AssertionError: 1 is not 2'), test('three')]
    const states = toVitestOutcomes({ testResults: [file('a', tests)] }).map(({ state }) => state)
    expect(states).toEqual(['passed', 'timed out', 'failed', 'passed'])
  })
  it('counts a file that fails before its first test as one failure', () => {
    const report = { testResults: [file('a', [], 'Error: Hook timed out in 60000ms.')] }
    expect(toVitestOutcomes(report)).toEqual([{ file: 'a', name: null, state: 'timed out' }])
    expect(settleOutcomes(toVitestOutcomes(report))).toEqual(steady(0, 1))
  })
  it('names what was skipped, which counts as neither passed nor failed', () => {
    const skipped = { fullName: 'with Redis', status: 'skipped', failureMessages: [] }
    const report = { testResults: [file('a', [test('one'), skipped])] }
    expect(settleOutcomes(toVitestOutcomes(report))).toEqual({
      ...{ passed: 1, failed: 0, unsteady: [] },
      skipped: ['a › with Redis'],
    })
  })
  it('counts tests of the same name one by one', () => {
    const report = { testResults: [file('a', [test('one'), test('one', 'Error'), test('one')])] }
    expect(settleOutcomes(toVitestOutcomes(report))).toEqual(steady(2, 1))
  })
  it('counts what nobody caught as failures outside of every file', () => {
    const report = { testResults: [file('a', [test('one')])] }
    const outcomes = toVitestOutcomes(report, ['the socket hung up', 'the socket hung up'])
    expect(settleOutcomes(outcomes)).toEqual(steady(1, 2))
    expect(listFilesToRunAgain(outcomes, isTimeout)).toEqual([])
  })
  it('is refused in another shape', () => {
    expect(() => toVitestOutcomes({ tests: 3 })).toThrow(/testResults/)
  })
})

describe('a report of Playwright', () => {
  it('tells what passed, failed, did not run, and was not to run', () => {
    const specs = [
      spec('one', 'expected'),
      spec('two', 'unexpected'),
      spec('three', 'skipped'),
      spec('four', 'skipped', 'skipped'),
    ]
    const report = {
      suites: [{ title: 'a', specs: [], suites: [{ title: 'inner', specs }] }],
      errors: [],
    }
    expect(toPlaywrightOutcomes(report)).toEqual([
      { file: 'e2e/a.test.ts', name: 'inner › one', state: 'passed' },
      { file: 'e2e/a.test.ts', name: 'inner › two', state: 'failed' },
      { file: 'e2e/a.test.ts', name: 'inner › three', state: 'missing' },
      { file: 'e2e/a.test.ts', name: 'inner › four', state: 'skipped' },
    ])
    expect(settleOutcomes(toPlaywrightOutcomes(report))).toEqual({
      ...{ passed: 1, failed: 2, unsteady: [] },
      skipped: ['e2e/a.test.ts › inner › four'],
    })
  })
  it('counts what fails outside a test, such as a server that does not start', () => {
    const report = { suites: [], errors: [{ message: 'the server ended' }, {}] }
    expect(settleOutcomes(toPlaywrightOutcomes(report))).toEqual(steady(0, 2))
  })
})

describe('a test that is run once more', () => {
  it('has passed and is unsteady when it passes only then', () => {
    const first = [outcome('one', 'passed'), outcome('two', 'failed')]
    expect(settleOutcomes(first, [outcome('one', 'passed'), outcome('two', 'passed')])).toEqual({
      passed: 2,
      failed: 0,
      unsteady: ['a › two'],
      skipped: [],
    })
  })
  it('is unsteady too when it fails only then', () => {
    const both = settleOutcomes([outcome('one', 'passed')], [outcome('one', 'failed')])
    expect(both).toEqual({ ...steady(1, 0), unsteady: ['a › one'] })
  })
  it('has failed when it fails twice', () => {
    const both = settleOutcomes([outcome('one', 'failed')], [outcome('one', 'timed out')])
    expect(both).toEqual(steady(0, 1))
  })
  it('is steady when it could not run the first time, and has failed when it never could', () => {
    const first = [outcome('one', 'missing'), outcome('two', 'missing')]
    const again = [outcome('one', 'passed'), outcome('two', 'missing')]
    expect(settleOutcomes(first, again)).toEqual(steady(1, 1))
  })
  it('is named by its file when the file broke before its first test', () => {
    const whole = (state: Outcome['state']): Outcome => ({ file: 'a', name: null, state })
    const both = settleOutcomes([whole('timed out')], [whole('passed'), outcome('one', 'passed')])
    expect(both).toEqual({ ...steady(1, 0), unsteady: ['a'] })
  })
})

describe('listFilesToRunAgain', () => {
  it('names each file of the browser tests that failed once', () => {
    const failed = [outcome('one', 'failed'), outcome('two', 'failed'), outcome('x', 'passed', 'b')]
    expect(listFilesToRunAgain(failed, isBrowserAccident)).toEqual(['a'])
  })
  it('leaves out what failed outside of every file', () => {
    expect(listFilesToRunAgain([outcome('server', 'failed', '')], isBrowserAccident)).toEqual([])
  })

  it('gives the promise of one second no second chance', () => {
    const promise = outcome('shows a change', 'failed', 'e2e/alone/publishing.test.ts')
    expect(listFilesToRunAgain([promise], isBrowserAccident)).toEqual([])
    const beside = outcome('says so', 'failed', 'e2e/alone/consent.test.ts')
    expect(listFilesToRunAgain([beside], isBrowserAccident)).toEqual([beside.file])
  })
  it('leaves out a file in which anything but time was the cause', () => {
    const mixed = [
      outcome('one', 'timed out'),
      outcome('two', 'failed'),
      outcome('three', 'timed out', 'b'),
    ]
    expect(listFilesToRunAgain(mixed, isTimeout)).toEqual(['b'])
  })
  it('names nothing when so much fails that it is no accident', () => {
    const many = Array.from({ length: 11 }, (_, index) => outcome(String(index), 'failed'))
    expect(listFilesToRunAgain(many, isBrowserAccident)).toEqual([])
  })
})

describe('toStageResult', () => {
  const passed = outcome('one', 'passed')
  const failed = outcome('two', 'failed')
  const mended = outcome('two', 'passed')
  const unsteady = { ...steady(2, 0), unsteady: ['a › two'] }

  it('keeps a result that agrees with the exit code', () => {
    expect(toStageResult([{ outcomes: [passed], code: 0 }])).toEqual(steady(1, 0))
    expect(toStageResult([{ outcomes: [passed, failed], code: 1 }])).toEqual(steady(1, 1))
  })
  it('takes a bad end for explained by a test that passed at last', () => {
    const first = { outcomes: [passed, failed], code: 1 }
    expect(toStageResult([first], [{ outcomes: [mended], code: 0 }])).toEqual(unsteady)
  })
  it('fails a stage that ran no test', () => {
    expect(toStageResult([{ outcomes: [], code: 0 }])).toEqual(steady(0, 1))
  })
  it('fails a stage whose runner ended badly without a failed test', () => {
    expect(toStageResult([{ outcomes: [passed], code: 1 }])).toEqual(steady(1, 1))
  })
  it('fails a stage whose repeated run ended badly, whatever passed in it', () => {
    const first = { outcomes: [passed, failed], code: 1 }
    const again = { outcomes: [mended], code: 1 }
    expect(toStageResult([first], [again])).toEqual({ ...unsteady, failed: 1 })
  })
  it('explains the bad end of one runner by no test of another', () => {
    const first = { outcomes: [failed], code: 1 }
    const other = { outcomes: [passed], code: 1 }
    const again = [{ outcomes: [mended], code: 0 }]
    expect(toStageResult([first, other], again)).toEqual({ ...unsteady, failed: 1 })
  })
  it('explains by a failed test no end that is another than that of failed tests', () => {
    const first = { outcomes: [passed, failed], code: 130 }
    const again = [{ outcomes: [mended], code: 0 }]
    expect(toStageResult([first], again)).toEqual({ ...unsteady, failed: 1 })
  })
  it('lets no repeated run make up for an error outside of every test', () => {
    const first = { outcomes: [failed, outcome('the socket hung up', 'failed', '')], code: 1 }
    const again = [{ outcomes: [passed, mended], code: 0 }]
    expect(toStageResult([first], again).failed).toBe(1)
  })
})

describe('the closing line', () => {
  it('adds up the stages', () => {
    expect(formatResult(sumResults([steady(1, 0), steady(40, 2)]))).toBe('41 passed, 2 failed')
  })
  it('tells of a failure when more than three tests are unsteady', () => {
    const run = (names: string[]) => judgeRun({ ...steady(9, 0), unsteady: names })
    expect(formatResult(run(['a', 'b', 'c']))).toBe('9 passed, 0 failed')
    expect(formatResult(run(['a', 'b', 'c', 'd']))).toBe('9 passed, 1 failed')
  })
})
