import type { EnquiryFile } from '@/cms/collections/enquiries/files'
import { civilities } from '@/domain/contact/civility'
import type { Campaign } from '@/domain/enquiries/campaign'
import { toFileTitle } from '@/domain/contact/sent-file'
import type { Locale } from '@/domain/kernel/locales'
import { toE164 } from '@/domain/contact/phone'
import { retainUntil } from '@/domain/privacy/retention'
import type { FormAnswers, FormDefinition } from './define-form'
import type { FormSubject } from './form-subject'
import type { Submission } from './submission'

/** The privacy statement that senders agree to; its date changes when the statement does. */
export const privacyVersion = '2026-11'

/** What is kept of a sent form. */
export type Enquiry = {
  kind: string
  /** Closed from the start where nobody has to look at it. */
  state: 'new' | 'closed'
  locale: Locale
  page: string
  propertyId: number | null
  projectId: number | null
  person: {
    civility: string | null
    firstName: string | null
    lastName: string | null
    email: string | null
    /** In international form; null when the number fits no known plan. */
    phone: string | null
  }
  /** The answers that are no part of the person, and the telephone number as typed. */
  fields: Readonly<Record<string, unknown>>
  files: readonly EnquiryFile[]
  campaign: Campaign | null
  firstCampaign: Campaign | null
  /** The privacy statement that the sender agreed to; null where the form asks no agreement. */
  privacyVersion: string | null
  idempotencyKey: string
  retainUntil: Date
  /** Mailboxes that had enough mails today and get none of this one, as `toMailbox` spells them. */
  spared: readonly string[]
}

/** Answers that are kept with the person. */
export const personNames: readonly string[] = [
  'civility',
  'firstName',
  'lastName',
  'email',
  'privacy',
]

function readText(answers: FormAnswers, name: string): string | null {
  const value = answers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function toPerson(answers: FormAnswers): Enquiry['person'] {
  const phone = readText(answers, 'phone')
  const civility = readText(answers, 'civility')
  return {
    civility: civilities.find((known) => known === civility) ?? null,
    firstName: readText(answers, 'firstName'),
    lastName: readText(answers, 'lastName'),
    email: readText(answers, 'email'),
    phone: phone === null ? null : toE164(phone),
  }
}

/** Turns checked answers into what is kept. Nothing that was not asked is in it. */
export function toEnquiry(
  definition: FormDefinition,
  sent: { submission: Submission; subject: FormSubject; answers: FormAnswers; key: string },
  { now, isScanned = false }: { now: Date; isScanned?: boolean },
): Enquiry {
  const { submission, subject, answers, key } = sent
  const files = submission.files.map(({ field, name, bytes, sha256 }) => ({
    field,
    name: toFileTitle(name),
    bytes,
    sha256,
    scannedAt: isScanned ? now : null,
  }))
  const apart = [...personNames, ...files.map(({ field }) => field)]
  const unit = submission.subject.unit
  const kept = Object.entries(answers).filter(
    ([name, value]) => !apart.includes(name) && value !== undefined,
  )
  return {
    kind: definition.kind,
    state: definition.isSettled ? 'closed' : 'new',
    locale: submission.locale,
    page: submission.page,
    propertyId: subject.propertyId,
    projectId: subject.projectId,
    person: toPerson(answers),
    fields: { ...Object.fromEntries(kept), ...(unit === null ? {} : { unit }) },
    files,
    campaign: submission.campaign,
    firstCampaign: submission.firstCampaign,
    privacyVersion: answers['privacy'] === true ? privacyVersion : null,
    idempotencyKey: key,
    retainUntil: retainUntil(definition.kind, now),
    spared: [],
  }
}
