import { toMailbox } from '@/domain/contact/mailbox'
import { findContactFieldSet } from '@/domain/contact/required-fields'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { err, ok, type Result } from '@/domain/kernel/result'
import { toErrorCodes, toFormSchema, type FormAnswers, type FormDefinition } from './define-form'
import { personNames, toEnquiry, type Enquiry } from './enquiry'
import { checkGuard, type GuardTools } from './guard'
import { metaNames } from './form-names'
import { noSubject, type FormSubject } from './form-subject'
import { toIdempotencyKey, type SubjectIds, type Submission } from './submission'
import { checkTicket } from './ticket'

/** What is read back, and what is wrong with how it was confirmed. */
export type ReviewAnswer = {
  kind: 'review'
  answers: FormAnswers
  subject: FormSubject
  /** The sentence to confirm. */
  toConfirm: string
  errors: Record<string, string>
}

/** How sending went; expected outcomes are answers, not exceptions. */
export type SubmitAnswer =
  /** `told`: behind which token the page that thanks tells more, to who has just sent it. */
  | { kind: 'stored'; reference: string; told?: string }
  /** `isGuarded`: wrong only by what records know, after everything else was let through. */
  | { kind: 'refused'; errors: Record<string, string>; isGuarded?: true }
  /** Nothing is wrong; it is read back to be confirmed. */
  | ReviewAnswer
  /** Back from there, to be changed. */
  | { kind: 'edit' }
  /** The same was asked before. */
  | { kind: 'repeated'; errors: Record<string, string> }
  /** The sender has to type characters, or typed others. */
  | { kind: 'captcha'; errors: Record<string, string> }
  /** What was chosen can no longer be had. */
  | { kind: 'taken'; errors: Record<string, string> }
  | { kind: 'blocked' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' }

/** The same person asking the same about the same record. */
export type EarlierRequest = Pick<Enquiry, 'kind' | 'person' | 'propertyId' | 'projectId'> & {
  since: Date
  fields: Readonly<Record<string, unknown>>
}

export type EnquiryStore = {
  hasKey: (idempotencyKey: string) => Promise<boolean>
  hasEarlier: (request: EarlierRequest) => Promise<boolean>
  /** Keeps an enquiry; one that is already kept under its key is left as it is. */
  save: (enquiry: Enquiry) => Promise<void>
}

/** What the page that thanks has to tell of what was kept, by its token; null where there is nothing. */
export type Kept = { told: string } | null

/** What the machinery needs from the world. */
export type SubmitTools = GuardTools & {
  store: EnquiryStore
  /** Keeps the enquiry together with what only this form keeps, in place of `store.save`. */
  keep?: (enquiry: Enquiry) => Promise<Result<Kept, SubmitAnswer>>
  /**
   * What `keep` told of an enquiry that was kept already, for who sends it a second time. It comes before any
   * guard, so that it asks no more than one short question.
   */
  recall?: (idempotencyKey: string) => Promise<Kept>
  /** Null when no public record has these ids. */
  findSubject: (ids: SubjectIds) => Promise<FormSubject | null>
  /** Whether a file holds nothing bad; missing where no scanner is set up. */
  isClean?: (content: Uint8Array) => Promise<boolean>
  /** Told of outages; gets the cause, never what was typed. */
  report: (cause: unknown) => void
}

type Step<Value> = Promise<Result<Value, SubmitAnswer>>

/**
 * Takes in a sent form: parse, guard, store. A form that comes a second time is stored once and
 * answered as the first time. Nothing is told to a program that filled in the hidden field.
 */
export async function submitForm(
  definition: FormDefinition,
  submission: Submission,
  tools: SubmitTools,
): Promise<SubmitAnswer> {
  const key = toIdempotencyKey(definition.kind, submission, tools)
  const stored: SubmitAnswer = { kind: 'stored', reference: key }
  if (submission.trap !== '') return stored
  if (submission.step === 'edit') return { kind: 'edit' }
  try {
    const begun = checkBegun(definition, submission, tools)
    if (!begun.ok) return begun.error
    const subject = await findSubject(definition, submission, tools)
    if (!subject.ok) return subject.error
    const answers = readAnswers(definition, submission, subject.value, tools)
    if (!answers.ok) return answers.error
    const confirmed = checkConfirmed(
      definition,
      submission,
      { answers: answers.value, subject: subject.value },
      tools,
    )
    if (!confirmed.ok) return confirmed.error
    const told = definition.tells?.(answers.value)
    const thanked: SubmitAnswer = told === undefined ? stored : { ...stored, told }
    if (await tools.store.hasKey(key)) return { ...thanked, ...(await recall(key, tools)) }
    const allowed = await checkGuard(definition.kind, submission, key, tools)
    if (!allowed.ok) return allowed.error
    const scanned = await checkFiles(submission, tools)
    if (!scanned.ok) return scanned.error
    const sent = { submission, subject: subject.value, answers: confirmed.value, key }
    const enquiry = toEnquiry(definition, sent, {
      now: tools.now,
      isScanned: tools.isClean !== undefined,
    })
    const fresh = await checkRepeat(definition, enquiry, answers.value, tools)
    if (!fresh.ok) return fresh.error
    const rare = await checkDaily(definition, submission, answers.value, tools)
    if (!rare.ok) return rare.error
    const spared = await findSpared(definition, answers.value, tools)
    const counted = { ...enquiry, spared }
    if (tools.keep === undefined) await tools.store.save(counted)
    const kept = (await tools.keep?.(counted)) ?? ok(null)
    return kept.ok ? { ...thanked, ...kept.value } : kept.error
  } catch (cause) {
    tools.report(cause)
    return { kind: 'unavailable' }
  }
}

/** It is kept already: who cannot be told more is thanked all the same. */
async function recall(key: string, tools: SubmitTools): Promise<Kept> {
  try {
    return (await tools.recall?.(key)) ?? null
  } catch (cause) {
    tools.report(cause)
    return null
  }
}

/** A script fetches a ticket when somebody begins; a form without JavaScript cannot have one. */
function checkBegun(
  { kind }: FormDefinition,
  { isScripted, ticket }: Submission,
  tools: SubmitTools,
): Result<null, SubmitAnswer> {
  if (!isScripted) return ok(null)
  const verdict = checkTicket(ticket ?? '', kind, tools)
  if (verdict === 'tooFast') return err({ kind: 'limited', retryAfterSeconds: 2 })
  return verdict === 'good' ? ok(null) : err({ kind: 'blocked' })
}

/** Under which name the form is about a record; null where it is about none. */
function findSubjectName(
  { subject }: FormDefinition,
  { property, project }: SubjectIds,
): 'property' | 'project' | null {
  if (subject === 'none') return null
  if (subject !== 'any') return subject
  if (property !== null) return 'property'
  return project === null ? null : 'project'
}

async function findSubject(
  definition: FormDefinition,
  { subject: ids }: Submission,
  tools: SubmitTools,
): Step<FormSubject> {
  const about = findSubjectName(definition, ids)
  if (about === null) return ok(noSubject)
  const unknown = err<SubmitAnswer>({ kind: 'refused', errors: { [about]: `${about}.unknown` } })
  if (ids[about] === null) return unknown
  const subject = await tools.findSubject(ids)
  if (subject === null) return unknown
  return definition.accepts?.(subject) === false
    ? err({ kind: 'refused', errors: { [about]: `${about}.closed` } })
    : ok(subject)
}

function readAnswers(
  definition: FormDefinition,
  { values, files }: Submission,
  { place }: FormSubject,
  { now }: SubmitTools,
): Result<FormAnswers, SubmitAnswer> {
  const set = findContactFieldSet(place, now)
  const chosen = Object.fromEntries(files.map((file) => [file.field, file]))
  const parsed = toFormSchema(definition, set, place?.region ?? null).safeParse({
    ...values,
    ...chosen,
  })
  if (!parsed.success) return err({ kind: 'refused', errors: toErrorCodes(parsed.error) })
  return ok(definition.tidy?.(parsed.data) ?? parsed.data)
}

/** What binds the sender counts once it was read back and confirmed, word for word. */
function checkConfirmed(
  { review }: FormDefinition,
  { step, confirmed, locale }: Submission,
  { answers, subject }: { answers: FormAnswers; subject: FormSubject },
  { now }: SubmitTools,
): Result<FormAnswers, SubmitAnswer> {
  if (!review) return ok(answers)
  const errors = review.judge(answers, toBelgianDay(now))
  if (Object.keys(errors).length > 0) return err({ kind: 'refused', errors })
  const toConfirm = review.toConfirm(answers, locale)
  if (step === 'review' && confirmed === toConfirm) return ok({ ...answers, confirmed })
  return err<SubmitAnswer>({
    kind: 'review',
    answers,
    subject,
    toConfirm,
    errors: step === 'review' ? { [metaNames.confirmed]: 'confirmed.missing' } : {},
  })
}

/** A file in which something bad is found is not kept; while the scanner is away none is. */
async function checkFiles({ files }: Submission, { isClean }: SubmitTools): Step<null> {
  for (const { field, bytes } of files) {
    if (isClean && !(await isClean(bytes))) {
      return err({ kind: 'refused', errors: { [field]: `${field}.infected` }, isGuarded: true })
    }
  }
  return ok(null)
}

async function checkRepeat(
  { repeat }: FormDefinition,
  enquiry: Enquiry,
  answers: FormAnswers,
  { now, store }: SubmitTools,
): Step<null> {
  if (!repeat?.applies(answers)) return ok(null)
  const since = new Date(now.getTime() - repeat.days * 24 * 60 * 60 * 1000)
  const [field = ''] = repeat.code.split('.')
  // What belongs to the person is compared with the person, not with the answers.
  const fields = personNames.includes(field) ? {} : { [field]: answers[field] }
  const isRepeat = await store.hasEarlier({ ...enquiry, since, fields })
  return isRepeat ? err({ kind: 'repeated', errors: { [field]: repeat.code } }) : ok(null)
}

const daySeconds = 24 * 60 * 60

/** Counts a sending for everybody whom it concerns; the first who has had enough ends it. */
async function checkDaily(
  { kind, daily }: FormDefinition,
  { address }: Submission,
  answers: FormAnswers,
  { hit }: SubmitTools,
): Step<null> {
  if (daily === undefined) return ok(null)
  const counted = [
    { who: `network:${address}`, max: daily.maxPerNetwork },
    ...daily.fields.map((name) => ({
      who: `${name}:${toMailbox(String(answers[name]))}`,
      max: daily.max,
    })),
  ]
  for (const { who, max } of counted) {
    const verdict = await hit(`daily:${kind}:${who}`, { max, windowSeconds: daySeconds })
    if (!verdict.isAllowed) {
      return err({ kind: 'limited', retryAfterSeconds: verdict.retryAfterSeconds })
    }
  }
  return ok(null)
}

/** Forms a day that may name one mailbox and send a mail to it; a person fills in fewer. */
const mailboxFormsMax = 20

/**
 * The mailboxes that this form names and that had enough mails for a day. Anybody can type anybody's
 * address: the enquiry is kept and told to the agency all the same, and the mailbox is left in peace.
 */
async function findSpared(
  { mailed = ['email'] }: FormDefinition,
  answers: FormAnswers,
  { hit }: SubmitTools,
): Promise<string[]> {
  const typed = mailed.map((name) => answers[name]).filter((value) => typeof value === 'string')
  const spared: string[] = []
  for (const mailbox of new Set(typed.map(toMailbox))) {
    const limit = { max: mailboxFormsMax, windowSeconds: daySeconds }
    const { isAllowed } = await hit(`mailbox:${mailbox}`, limit)
    if (!isAllowed) spared.push(mailbox)
  }
  return spared
}
