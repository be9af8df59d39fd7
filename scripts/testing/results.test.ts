import { describe, expect, it } from 'vitest'
import {
  formatResult,
  sumResults,
  toPlaywrightResult,
  toStageResult,
  toVitestResult,
} from './results'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

describe('toVitestResult', () => {
  it('counts the tests', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
    }
    expect(toVitestResult(report)).toEqual({ passed: 3, failed: 1 })
  })
  it('counts a file that fails before its first test as one failure', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed')] }
    expect(toVitestResult(report)).toEqual({ passed: 0, failed: 1 })
  })
  it('refuses a report of another shape', () => {
    expect(() => toVitestResult({ tests: 3 })).toThrow(/numPassedTests/)
  })
})

describe('toPlaywrightResult', () => {
  it('counts a test that passes at the second attempt as passed', () => {
    const report = { stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [] }
    expect(toPlaywrightResult(report)).toEqual({ passed: 6, failed: 2 })
  })
  it('counts what fails outside a test, such as a server that does not start', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }
    expect(toPlaywrightResult(report)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('toStageResult', () => {
  it('keeps a result that agrees with the exit code', () => {
    expect(toStageResult({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 })
    expect(toStageResult({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 })
  })
  it('fails a stage that ran no test', () => {
    expect(toStageResult({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  })
  it('fails a stage whose runner ended badly without a failed test', () => {
    expect(toStageResult({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 })
  })
})

describe('the closing line', () => {
  it('adds up the stages', () => {
    const sum = sumResults([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ])
    expect(formatResult(sum)).toBe('41 passed, 2 failed')
  })
})
