import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import type { OpenSlot } from './slot-queries'

/** Keeps a line from ending after the dash between two times. */
const wordJoiner = '\u2060'

/** One time to choose in a form; the note says that it is full. */
export type SlotChoice = { value: string; label: string; note?: string }

/** Prints a slot in Belgian time: "zaterdag 28 november 2026, 14:00–14:30". */
export function formatSlot(
  { startsAt, endsAt }: { startsAt: Date | string; endsAt: Date | string },
  locale: Locale,
): string {
  const day = formatWeekdayDate(startsAt, locale)
  return `${day}, ${formatTime(startsAt)}–${wordJoiner}${formatTime(endsAt)}`
}

/** Slots as answers of a form. Nothing in them tells where the home is. */
export function toSlotChoices(
  slots: readonly OpenSlot[],
  locale: Locale,
  words: { full: string },
): SlotChoice[] {
  return slots.map((slot) => ({
    value: String(slot.id),
    label: formatSlot(slot, locale),
    ...(slot.isFull ? { note: words.full } : {}),
  }))
}
