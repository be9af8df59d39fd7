import { waitingListField } from '@/domain/appointments/enquiry-states'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import type { OpenSlot } from './slot-queries'

/** Keeps a line from ending after the dash between two times. */
const wordJoiner = '\u2060'

/** One time to choose in a form, under its day; a full one is chosen to stand in line for it. */
export type SlotChoice = {
  value: string
  label: string
  note?: string
  ticks?: string
  tickedNote?: string
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

/** What a full slot says, and what it says to whoever has chosen it. */
type FullWords = { full: string; waits: string }

/** Slots as answers of a form. Nothing in them tells where the home is. */
export function toSlotChoices(
  slots: readonly (SlotTimes & Pick<OpenSlot, 'id'> & Partial<Pick<OpenSlot, 'isFull'>>)[],
  locale: Locale,
  words?: FullWords,
): SlotChoice[] {
  return slots.map((slot) => ({
    value: String(slot.id),
    label: formatSlot(slot, locale),
    group: formatWeekdayDate(slot.startsAt, locale),
    short: formatTimes(slot),
    ...(slot.isFull && words
      ? { note: words.full, tickedNote: words.waits, ticks: waitingListField }
      : {}),
  }))
}
