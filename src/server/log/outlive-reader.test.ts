import { expect, it } from 'vitest'
import { outliveReader } from './outlive-reader'

it('a log that nobody reads any more is no error of the server', () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  // An error that nobody listens for is thrown, and reaches the framework.
  expect(() => process.stderr.emit('error', broken)).toThrow('EPIPE')
  outliveReader()
  expect(() => process.stderr.emit('error', broken)).not.toThrow()
  expect(() => process.stdout.emit('error', broken)).not.toThrow()
})
