import { describe, expect, it } from 'vitest'
import { parseTypedDay } from './typed-day'

describe('parseTypedDay', () => {
  it.each(['2026-11-03', ' 2026-11-03 ', '03/11/2026', '3/11/2026', '3-11-2026', '3.11.2026'])(
    'reads "%s"',
    (text) => {
      expect(parseTypedDay(text)).toBe('2026-11-03')
    },
  )
  it.each(['', '3/11', '3/11/26', '31/11/2026', '2026-02-30', '11/2026', '2026-11', 'tomorrow'])(
    'refuses "%s"',
    (text) => {
      expect(parseTypedDay(text)).toBeNull()
    },
  )
})
