import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import type { FormDraft } from '@/server/request/form-drafts'
import { readBody, type ReadRefusal } from '@/server/request/read-body'
import { showAgain } from '@/server/request/show-again'
import { findForm, type RegisteredForm } from '../registry'
import type { PayloadRequest } from 'payload'
import { err, type Result } from '@/domain/kernel/result'
import type { Enquiry } from './enquiry'
import { createEnquiry, enquiryStore } from './enquiry-store'
import { getSharedTexts } from './get-form-texts'
import { messages } from './messages'
import { toSubmission } from './read-submission'
import { findFormSubject } from './subject-queries'
import type { Submission } from './submission'
import { submitForm, type SubmitAnswer, type SubmitTools } from './submit-form'
import { createTicket } from './ticket'

const statuses = {
  stored: 201,
  blocked: 403,
  repeated: 409,
  taken: 409,
  refused: 422,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<SubmitAnswer['kind'], number>

const noStore = { 'Cache-Control': 'private, no-store' }

/** Why a form's own way of keeping did not keep it: a code at a field. */
export type KeepRefusal = { field: string; code: string; isTaken: boolean }

/**
 * A form's own way of keeping what was sent, handed in because forms know no features. `saveEnquiry`
 * keeps the enquiry within a transaction, so that either all is kept or nothing.
 */
export type Keep = (
  enquiry: Enquiry,
  saveEnquiry: (req: PayloadRequest) => Promise<number>,
  now: Date,
) => Promise<Result<null, KeepRefusal>>

function toOwnKeep(keep: Keep, now: Date): SubmitTools['keep'] {
  return async (enquiry) => {
    const kept = await keep(enquiry, (req) => createEnquiry(enquiry, req), now)
    if (kept.ok) return kept
    const { field, code, isTaken } = kept.error
    return err({ kind: isTaken ? 'taken' : 'refused', errors: { [field]: code } })
  }
}

function createTools(kind: string, keep?: Keep): SubmitTools {
  const now = new Date()
  const secret = env().PAYLOAD_SECRET
  return {
    now,
    secret,
    store: enquiryStore,
    keep: keep && toOwnKeep(keep, now),
    findSubject: findFormSubject,
    hit: (subject, limit) => hit(subject, limit, { now, secret }),
    report: (cause) => logError('an enquiry could not be stored', withoutText(cause), { kind }),
  }
}

function toHeaders(answer: SubmitAnswer): Record<string, string> {
  return answer.kind === 'limited'
    ? { ...noStore, 'Retry-After': String(answer.retryAfterSeconds) }
    : noStore
}

/** Finds the address of an original path in a language; handed in, because forms know no routes. */
export type FindPage = (originalPath: string, locale: Locale) => Promise<string>

type Answered = { answer: SubmitAnswer; form: RegisteredForm; submission: Submission; next: string }

function toScriptAnswer({ answer, next }: Answered): Response {
  const options = { status: statuses[answer.kind], headers: toHeaders(answer) }
  switch (answer.kind) {
    case 'stored':
      return Response.json({ id: answer.reference, next }, options)
    case 'refused':
    case 'repeated':
    case 'taken':
      return Response.json({ errors: answer.errors }, options)
    default:
      return Response.json({ error: answer.kind }, options)
  }
}

function toDraft(
  answer: Exclude<SubmitAnswer, { kind: 'stored' }>,
  { definition }: RegisteredForm,
  { values }: Submission,
): FormDraft {
  const common = { kind: definition.kind, values }
  return 'errors' in answer
    ? { ...common, errors: answer.errors, failure: null }
    : { ...common, errors: {}, failure: answer.kind }
}

async function toPageAnswer({ answer, form, submission, next }: Answered): Promise<Response> {
  const { locale, page } = submission
  if (answer.kind === 'stored') {
    return new Response(null, { status: 303, headers: { ...noStore, Location: next } })
  }
  const draft = toDraft(answer, form, submission)
  const isAway = draft.failure === 'unavailable'
  // The editors' words lie where nothing can be read now.
  const { failures } = isAway ? messages[locale] : await getSharedTexts(locale)
  return showAgain(page, draft, {
    status: statuses[answer.kind],
    headers: toHeaders(answer),
    plainText: failures[draft.failure ?? 'refused'],
  })
}

function refuse(status: ReadRefusal | 404): Response {
  return new Response(null, { status, headers: noStore })
}

async function submit(
  { definition }: RegisteredForm,
  submission: Submission,
  keep: Keep | undefined,
): Promise<SubmitAnswer> {
  const tools = createTools(definition.kind, keep)
  try {
    await requireDatabase()
  } catch (cause) {
    tools.report(cause)
    return { kind: 'unavailable' }
  }
  return submitForm(definition, submission, tools)
}

/**
 * Takes in a form, as JSON from the page's script or as a browser sends it by itself.
 *
 * @param keeps by kind, for the forms that keep more than an enquiry
 */
export async function answerForm(
  request: Request,
  kind: string,
  findPage: FindPage,
  keeps: Readonly<Record<string, Keep>> = {},
): Promise<Response> {
  const form = findForm(kind)
  if (form === null) return refuse(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const { definition } = form
  // The full set holds every question of the smaller ones.
  const submission = toSubmission(body.value, request.headers, definition.fields('full'))
  const answer = await submit(form, submission, keeps[definition.kind])
  const isStored = answer.kind === 'stored'
  const next = isStored ? await findPage(definition.feedback, submission.locale) : ''
  const answered = { answer, form, submission, next }
  return submission.isScripted ? toScriptAnswer(answered) : toPageAnswer(answered)
}

/** A ticket for somebody who begins to fill in a form. */
export function answerTicket(kind: string): Response {
  if (findForm(kind) === null) return refuse(404)
  const ticket = createTicket(kind, new Date(), env().PAYLOAD_SECRET)
  return Response.json({ ticket }, { headers: noStore })
}
