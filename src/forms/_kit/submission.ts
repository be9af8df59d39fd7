import type { Campaign } from '@/domain/enquiries/campaign'
import type { Locale } from '@/domain/kernel/locales'
import { toCalendarDay } from '@/domain/kernel/calendar-day'
import { toKeyedHash } from '@/server/keyed-hash'
import type { FormValues } from '@/server/request/form-drafts'
import type { SubmittedFile } from './sent-files'

/** Public ids of what a form is about; null where it is about none. */
export type SubjectIds = { property: number | null; project: number | null; unit: number | null }

/** A sent form as it came in, before anything was checked. */
export type Submission = {
  locale: Locale
  /** Path of the page that showed the form, in `locale`. */
  page: string
  subject: SubjectIds
  values: FormValues
  /** Files that were chosen. */
  files: readonly SubmittedFile[]
  /** Chosen by the browser; null when the form was sent without JavaScript. */
  key: string | null
  ticket: string | null
  /** What stands in the field that people do not see. */
  trap: string
  /** Work that the browser did; anything may stand here. */
  proof: unknown
  /** The characters that were typed and the state of the question; empty where it was not asked. */
  captcha: { token: string; typed: string }
  /** Where a form that is read back stands; null while it is filled in. */
  step: 'review' | 'edit' | null
  /** The sentence behind the ticked box of the step in which it is read back. */
  confirmed: string | null
  /** The campaign in the address of the page, as it was open when the form was sent. */
  campaign: Campaign | null
  /** The one that first brought the visitor; null without an agreement to keep it. */
  firstCampaign: Campaign | null
  /** Network address of the sender. */
  address: string
  /** Sent by the page's own script rather than by the browser alone. */
  isScripted: boolean
}

/**
 * By what a sent form is recognised when it comes again. A cached page cannot carry a key of its
 * own for every visitor, so that without JavaScript the content itself is the key, for one day.
 */
export function toIdempotencyKey(
  kind: string,
  { key, locale, subject, values, files }: Submission,
  { now, secret }: { now: Date; secret: string },
): string {
  if (key !== null && files.length === 0) return `${kind}.${key}`
  const hashes = files.map(({ field, sha256 }) => [field, sha256])
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  // Another file under one key is another enquiry, or it would be thanked for and not kept.
  const parts = key === null ? [locale, subject, sorted, hashes, toCalendarDay(now)] : [key, hashes]
  const content = JSON.stringify(parts)
  return `${kind}.${toKeyedHash('form-content', content, secret)}`
}
