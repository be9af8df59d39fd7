import * as z from 'zod'
import type { ContactFieldSet } from '@/domain/contact/required-fields'
import type { Locale } from '@/domain/kernel/locales'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { RetentionKind } from '@/domain/privacy/retention'
import type { Region } from '@/domain/places/region'
import type { FormField } from './form-field'
import type { FormSubject } from './form-subject'
import type { EnquiryTitle } from './mail-messages'

/** The checked answers of a form, by field. */
export type FormAnswers = Readonly<Record<string, unknown>>

/** A rule about several fields; its code is shown at `field`. */
export type FormCheck = {
  field: string
  code: string
  holds: (answers: FormAnswers) => boolean
}

/**
 * What the form is about. The page that shows it names the record; `any` is a property, a project
 * or, where the page names neither, the agency itself.
 */
export type FormSubjectKind = 'none' | 'property' | 'project' | 'any'

/** A form that binds who sends it: everything is read back, and one sentence is confirmed. */
export type FormReview = {
  /** What only the day of sending can tell to be wrong; codes by field. */
  judge: (answers: FormAnswers, today: CalendarDay) => Record<string, string>
  /** What is confirmed, in the language of the form; kept with the answers as `confirmed`. */
  toConfirm: (answers: FormAnswers, locale: Locale) => string
}

export type FormDefinition = {
  /** Folder, address of the endpoint and name in the records; by it a rule says how long they stay. */
  kind: RetentionKind
  subject: FormSubjectKind
  /** Original path of the page that thanks. */
  feedback: `/feedback/${string}/`
  /** True where that page repeats what it is about and what was chosen, as the receipt does. */
  repeatsChosen?: boolean
  /** What that page says of the answers, as a value of its address: how one of them was put right. */
  tells?: (answers: FormAnswers) => string | undefined
  /** What it is called in mails and in the desk, where an answer or what it is about says it; else the name of the form. */
  titleOf?: (answers: FormAnswers, about: { isAboutAgency: boolean }) => EnquiryTitle
  /** True where what the form keeps tells its sender itself, so that no receipt is sent. */
  answersItself?: boolean
  /** Name of the mail that tells the agency, where it is not the list of all answers. */
  noticeKind?: string
  /**
   * True where nobody at the agency has anything to do, because the site does it by itself: what
   * comes in is closed, and nobody is told that it was not opened.
   */
  isSettled?: boolean
  /** Questions whose answer is an address that is sent a mail; `email` unless set. */
  mailed?: readonly string[]
  /** One part at a time where the browser has script, else all parts on one page. */
  isStepped?: boolean
  /** True where the answers stay in the desk: the notice names the sender and nothing else. */
  isConfidential?: boolean
  /**
   * The questions, in the order of the form. A form whose questions depend on where a home lies is
   * told its region, null outside the regions; without it, it gives all that any region asks.
   */
  fields: (set: ContactFieldSet, region?: Region | null) => readonly FormField[]
  checks?: (set: ContactFieldSet) => readonly FormCheck[]
  /** Puts right what needs no question, such as a lowest price above the highest. */
  tidy?: (answers: FormAnswers) => FormAnswers
  /** Which public records take this form, as far as not all do; told as `{subject}.closed`. */
  accepts?: (subject: FormSubject) => boolean
  review?: FormReview
  /** When the same person may not ask the same again: for so many days, with this code. */
  repeat?: { days: number; code: string; applies: (answers: FormAnswers) => boolean }
  /** How often a day the address in each of these fields may occur, and one network may send. */
  daily?: { fields: readonly string[]; max: number; maxPerNetwork: number }
}

/** Declares a form; the kind keeps its literal type, by which the registry is checked. */
export function defineForm<const Kind extends RetentionKind>(
  definition: FormDefinition & { kind: Kind },
): FormDefinition & { kind: Kind } {
  return definition
}

/**
 * The one schema of a form, for browser and server. Unknown fields are dropped. Rules about several
 * fields are told even while single fields are wrong, so that nobody corrects a form twice.
 */
export function toFormSchema(
  definition: FormDefinition,
  set: ContactFieldSet,
  region?: Region | null,
) {
  const fields = definition.fields(set, region)
  const shape = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))
  const checks = definition.checks?.(set) ?? []
  return checks.reduce<z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
    (schema, { field, code, holds }) =>
      schema.refine((answers) => holds(answers), { error: code, path: [field], when: () => true }),
    z.object(shape),
  )
}

/** The first code of every field that failed. */
export function toErrorCodes(error: z.ZodError): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const { path, message } of error.issues) codes[String(path[0])] ??= message
  return codes
}
