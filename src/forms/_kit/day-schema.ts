import { parseTypedDay } from '@/domain/text/typed-day'
import * as z from 'zod'

/**
 * A required day, as a date field sends it or as typed. A date field that is filled in by half
 * sends nothing at all, which is why "missing" is told as "incomplete".
 */
export function createDaySchema({ incomplete, invalid }: { incomplete: string; invalid: string }) {
  return z
    .string({ error: incomplete })
    .trim()
    .min(1, { error: incomplete, abort: true })
    .transform((text, context) => {
      const day = parseTypedDay(text)
      if (day !== null) return day
      context.addIssue({ code: 'custom', message: invalid })
      return z.NEVER
    })
}
