import type { Locale } from '@/domain/kernel/locales'
import type { messages } from './messages'
import type { TimeLineEntry } from './time-line'

type Texts = (typeof messages)[Locale]

/** What a thing that happened is called. */
export function toEntryTitle({ title }: TimeLineEntry, texts: Texts): string {
  if ('text' in title) return title.text
  return 'enquiry' in title ? texts.enquiry[title.enquiry] : texts.appointment
}

function toType(type: string | null, texts: Texts): string {
  return Object.entries(texts.type).find(([name]) => name === type)?.[1] ?? ''
}

/** Of what kind it was, how it stands and who it was, each as far as there is something to say. */
export function toEntryNotes({ type, status, person }: TimeLineEntry, texts: Texts): string[] {
  return [toType(type, texts), texts.status[status], person ?? ''].filter(Boolean)
}
