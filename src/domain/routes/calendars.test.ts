import { describe, expect, it } from 'vitest'
import { buildCalendarPath, parseCalendarName } from './calendars'

const key = 'Ab3_-'.repeat(8) + 'xyz'

describe('the address of a calendar', () => {
  it('holds the key in the name of its file', () => {
    expect(buildCalendarPath(key)).toBe(`/feeds/calendar/${key}.ics`)
    expect(parseCalendarName(`${key}.ics`)).toBe(key)
  })

  it.each(['', '.ics', key, `${key}.ICS`, `${key}.ics.ics`, `${key}x.ics`, `${key.slice(1)}.ics`])(
    'is not %j',
    (name) => {
      expect(parseCalendarName(name)).toBeNull()
    },
  )

  it('takes no sign that a key never has', () => {
    expect(parseCalendarName(`${key.slice(1)}%.ics`)).toBeNull()
    expect(parseCalendarName(`${key.slice(1)}\n.ics`)).toBeNull()
  })
})
