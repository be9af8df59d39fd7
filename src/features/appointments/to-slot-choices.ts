import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import type { OpenSlot } from './slot-queries'

/** Keeps a line from ending after the dash between two times. */
const wordJoiner = '\u2060'

/** One time to choose in a form, under its day; the note says that it is full. */
export type SlotChoice = {
  value: string
  label: string
  note?: string
  group: string
  short: string
}

type SlotTimes = { startsAt: Date | string; endsAt: Date | string }

function formatTimes({ startsAt, endsAt }: SlotTimes): string {
  return `${formatTime(startsAt)}–${wordJoiner}${formatTime(endsAt)}`
}

/** Prints a slot in Belgian time: "zaterdag 28 november 2026, 14:00–14:30". */
export function formatSlot(slot: SlotTimes, locale: Locale): string {
  return `${formatWeekdayDate(slot.startsAt, locale)}, ${formatTimes(slot)}`
}

/** Slots as answers of a form. Nothing in them tells where the home is. */
export function toSlotChoices(
  slots: readonly (SlotTimes & Pick<OpenSlot, 'id'> & Partial<Pick<OpenSlot, 'isFull'>>)[],
  locale: Locale,
  words: { full?: string } = {},
): SlotChoice[] {
  return slots.map((slot) => ({
    value: String(slot.id),
    label: formatSlot(slot, locale),
    group: formatWeekdayDate(slot.startsAt, locale),
    short: formatTimes(slot),
    ...(slot.isFull ? { note: words.full } : {}),
  }))
}
