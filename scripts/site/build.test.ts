import { describe, expect, it } from 'vitest'
import { toBuildDetail } from './build'

describe('toBuildDetail', () => {
  it.each([
    [' ✓ Compiled successfully in 31s', 'Compiled successfully in 31s'],
    ['   Generating static pages (3/17)', 'Generating static pages (3/17)'],
  ])('keeps what tells how far the build is: %s', (line, detail) => {
    expect(toBuildDetail(line)).toBe(detail)
  })
  it.each(['', 'Route (app)                Size', '├ ƒ /api/health'])(
    'leaves out the rest of the report: "%s"',
    (line) => {
      expect(toBuildDetail(line)).toBeNull()
    },
  )
})
