import type { ShownEnquiryKind } from '@/domain/owners/shown-enquiries'

/** What an owner reads of one thing that happened. */
export type TimeLineEntry = {
  /** Unique on the page. */
  key: string
  at: string
  source: 'activity' | 'appointment' | 'enquiry'
  kind: 'history' | 'communication' | 'visit'
  /** The agent's own words, or the name of a text of the page. */
  title: { text: string } | { enquiry: ShownEnquiryKind } | { appointment: true }
  type: string | null
  status: 'planned' | 'done' | 'cancelled' | 'asked' | 'missed'
  comment: string | null
  impression: 'positive' | 'neutral' | 'negative' | null
  /** Only where staff released it. */
  person: string | null
}

export type TimeLineFilter = 'all' | 'communication' | 'visit'

export const timeLineFilters: readonly TimeLineFilter[] = ['all', 'communication', 'visit']

/** The filter that an address names; everything for none or an unknown one. */
export function parseFilter(value: string | null): TimeLineFilter {
  return timeLineFilters.find((filter) => filter === value) ?? 'all'
}

/** Which end of a time line comes first. */
export type EntryOrder = 'newest' | 'oldest'

/** Of one moment the highest number first, as they are found: so that no page leaves out or repeats one. */
const newestFirst = (one: TimeLineEntry, other: TimeLineEntry) =>
  Date.parse(other.at) - Date.parse(one.at) ||
  other.key.localeCompare(one.key, 'en', { numeric: true })

/** Entries one after the other. */
export function toTimeLine(
  entries: readonly TimeLineEntry[],
  order: EntryOrder = 'newest',
): TimeLineEntry[] {
  const sorted = entries.toSorted(newestFirst)
  return order === 'newest' ? sorted : sorted.toReversed()
}

/**
 * Visits to come, the next one first, those that are over, the last one first, and those that
 * somebody asked for by a form, for which there is no moment yet.
 */
export function splitVisits(visits: readonly TimeLineEntry[], now: Date) {
  const isWish = ({ source }: TimeLineEntry) => source === 'enquiry'
  const all = toTimeLine(visits)
  const ordered = all.filter((entry) => !isWish(entry))
  const isComing = ({ at, status }: TimeLineEntry) =>
    Date.parse(at) > now.getTime() && status !== 'cancelled'
  return {
    asked: all.filter(isWish),
    coming: ordered.filter(isComing).toReversed(),
    past: ordered.filter((entry) => !isComing(entry)),
  }
}

/** Viewings that hold, as the weekly mail counts them. */
export function countVisits(visits: readonly TimeLineEntry[]) {
  const held = visits.filter(({ status }) => status === 'planned' || status === 'done')
  return { count: held.length, withFeedback: held.filter(({ comment }) => comment !== null).length }
}
