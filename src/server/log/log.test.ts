import { afterEach, describe, expect, it, vi } from 'vitest'
import { logError, withoutText } from './log'

afterEach(() => vi.restoreAllMocks())

/** What is written when this goes wrong, as the reader of the log gets it. */
function logged(err: unknown): string {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logError('it went wrong', err, { kind: 'test' })
  return String(write.mock.calls[0]?.[0])
}

describe('logError', () => {
  it('writes one object with what happened and why', () => {
    expect(JSON.parse(logged(new TypeError('no')))).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      msg: 'it went wrong',
      kind: 'test',
      err: { name: 'TypeError', message: 'no' },
    })
  })
  it('keeps nothing of an error besides its name, text and stack', () => {
    const err = Object.assign(new Error('no'), { params: ['an@example.be'] })
    expect(logged(err)).not.toContain('an@example.be')
  })
})

describe('an error of the database', () => {
  it('is named by its code and its places, without the values of the statement', () => {
    const cause = Object.assign(new Error('duplicate key: an@example.be'), { code: '23505' })
    const err = new Error('Failed query: insert\nparams: an@example.be', { cause })
    expect(logged(err)).toContain('23505')
    expect(logged(err)).toContain('    at ')
    expect(logged(err)).not.toContain('an@example.be')
  })
})

describe('withoutText', () => {
  it('keeps the code of a refusal and drops the values that its text quotes', () => {
    const refusal = Object.assign(new Error('params: an@example.be'), { code: '57P01' })
    const line = logged(withoutText(refusal))
    expect(line).toContain('57P01')
    expect(line).not.toContain('an@example.be')
  })
  it('takes whatever was thrown', () => {
    expect(withoutText('text').message).toBe('string, code none')
  })
})
