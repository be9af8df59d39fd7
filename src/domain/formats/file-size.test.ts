import { expect, it } from 'vitest'
import { formatFileSize } from './file-size'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [319_000, '312 kB'],
  [1024 * 1024, '1,0 MB'],
  [5 * 1024 * 1024, '5,0 MB'],
  [2_500_000, '2,4 MB'],
])('%i bytes are printed as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
