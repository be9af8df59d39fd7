import { expect, it } from 'vitest'
import { toKeyedHash } from './keyed-hash'

const secret = 'a-secret-for-tests'

it('stays what it was, so that links which were sent long ago go on being good', () => {
  expect(toKeyedHash('signed-id', 'appointment:12', secret)).toBe(
    'oy5OVOYJQCKuEFxwJUr52_FuqjoIzOGitgiYUQpH5Ys',
  )
})

it('is another for another purpose, text or site', () => {
  const hashes = [
    toKeyedHash('picture', '12', secret),
    toKeyedHash('used', '12', secret),
    toKeyedHash('picture', '13', secret),
    toKeyedHash('picture', '12', 'another-secret'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})
