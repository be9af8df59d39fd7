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

const newestFirst = (one: TimeLineEntry, other: TimeLineEntry) =>
  Date.parse(other.at) - Date.parse(one.at) || other.key.localeCompare(one.key)

/** The entries that a filter leaves, the newest first. */
export function toTimeLine(
  entries: readonly TimeLineEntry[],
  filter: TimeLineFilter,
): TimeLineEntry[] {
  return entries.filter(({ kind }) => filter === 'all' || kind === filter).toSorted(newestFirst)
}

/** Visits to come, the next one first, and those that are over, the last one first. */
export function splitVisits(entries: readonly TimeLineEntry[], now: Date) {
  const visits = toTimeLine(entries, 'visit')
  const isComing = ({ at, status }: TimeLineEntry) =>
    Date.parse(at) > now.getTime() && status !== 'cancelled'
  return {
    coming: visits.filter(isComing).toReversed(),
    past: visits.filter((entry) => !isComing(entry)),
  }
}
