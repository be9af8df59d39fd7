import 'server-only'
import { formatCampaign } from '@/domain/enquiries/campaign'
import { fallbackLocale, locales, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { detectLocale } from '@/domain/routes/detect-locale'
import { formParameter } from '@/domain/routes/reserved'
import { createCharactersToken, readCharactersToken } from '@/server/captcha/characters'
import { takeOnce } from '@/server/captcha/take-once'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import type { FormDraft, FormReading } from '@/server/request/form-drafts'
import { readBody, readText, type ReadRefusal } from '@/server/request/read-body'
import { isClean } from '@/server/virus-scan/scan'
import { showAgain } from '@/server/request/show-again'
import { toReading } from '../reading'
import { findForm, type RegisteredForm } from '../registry'
import { getCaptchaMode } from './captcha-queries'
import type { FormDefinition } from './define-form'
import { enquiryStore } from './enquiry-store'
import { metaNames } from './form-names'
import { getSharedTexts } from './get-form-texts'
import type { CaptchaMode } from './guard'
import { findKeeping, type OwnKeep } from './keeping'
import { messages } from './messages'
import { toSubmission } from './read-submission'
import { listFileNames } from './sent-files'
import { findFormSubject } from './subject-queries'
import type { Submission } from './submission'
import { submitForm, type SubmitAnswer, type SubmitTools } from './submit-form'

const statuses = {
  stored: 201,
  blocked: 403,
  captcha: 403,
  repeated: 409,
  taken: 409,
  refused: 422,
  review: 200,
  edit: 200,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<SubmitAnswer['kind'], number>

function createTools(definition: FormDefinition, own?: OwnKeep): Omit<SubmitTools, 'captcha'> {
  const { kind } = definition
  const now = new Date()
  const { PAYLOAD_SECRET: secret, CLAMD_URL: scanner } = env()
  return {
    now,
    ...(scanner && { isClean: (content: Uint8Array) => isClean(scanner, content) }),
    secret,
    store: enquiryStore,
    ...findKeeping(definition, now, own),
    findSubject: findFormSubject,
    hit: (subject, limit) => hit(subject, limit, { now, secret }),
    takeOnce: (use) => takeOnce(use, { now, secret }),
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

type Answered = {
  answer: SubmitAnswer
  form: RegisteredForm
  submission: Submission
  next: string
  mode: CaptchaMode
  /** What is read back, where the answer asks to confirm it. */
  reading: FormReading | null
}

function toStatus(answer: SubmitAnswer): number {
  const isUnconfirmed = answer.kind === 'review' && Object.keys(answer.errors).length > 0
  return isUnconfirmed ? statuses.refused : statuses[answer.kind]
}

function toScriptAnswer({ answer, next, reading }: Answered): Response {
  const options = { status: toStatus(answer), headers: toHeaders(answer) }
  switch (answer.kind) {
    case 'stored':
      return Response.json({ id: answer.reference, next }, options)
    case 'review':
      return Response.json({ reading, errors: answer.errors }, options)
    case 'refused':
    case 'repeated':
    case 'captcha':
    case 'taken':
      return Response.json({ errors: answer.errors }, options)
    default:
      return Response.json({ error: answer.kind }, options)
  }
}

type Failed = Exclude<SubmitAnswer, { kind: 'stored' }>

/** Answers that come before the characters are looked at. */
const untouched: readonly SubmitAnswer['kind'][] = ['refused', 'review', 'edit']

/** The question about characters on the page that comes back, where one is asked. */
function toQuestion(
  answer: Failed,
  { form, submission: { captcha }, mode }: Answered,
): FormDraft['captcha'] {
  const { kind } = form.definition
  const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
  // Only fields were wrong, or it is read back first: what was typed has not been looked at and
  // still counts.
  const isGuarded = 'isGuarded' in answer
  const isUntouched = untouched.includes(answer.kind) && !isGuarded && captcha.token !== ''
  if (isUntouched && readCharactersToken(captcha.token, kind, clock) !== null) return captcha
  const isAsked = answer.kind === 'captcha' || captcha.token !== '' || mode === 'characters'
  return isAsked ? { token: createCharactersToken(kind, clock), typed: '' } : null
}

/** What the address of the page said, which is another one when the page is drawn again. */
function toKeptHidden({ campaign, firstCampaign }: Submission): Record<string, string> {
  const kept = { [metaNames.campaign]: campaign, [metaNames.firstCampaign]: firstCampaign }
  const named = Object.entries(kept).filter(([, one]) => one !== null)
  return Object.fromEntries(named.map(([name, one]) => [name, formatCampaign(one)]))
}

function toDraft(answer: Failed, answered: Answered): FormDraft {
  const { form, submission, reading } = answered
  const captcha = toQuestion(answer, answered)
  const { values } = submission
  const hidden = toKeptHidden(submission)
  const common = { kind: form.definition.kind, values, captcha, reading, hidden }
  // No page can fill in a file: whoever chose one has to choose it again.
  const again = Object.fromEntries(submission.files.map(({ field }) => [field, `${field}.again`]))
  if ('errors' in answer) {
    return { ...common, errors: { ...again, ...answer.errors }, failure: null }
  }
  return { ...common, errors: again, failure: answer.kind === 'edit' ? null : answer.kind }
}

async function toPageAnswer(answered: Answered): Promise<Response> {
  const { answer, submission, next } = answered
  const { locale, page } = submission
  if (answer.kind === 'stored') {
    return new Response(null, { status: 303, headers: { ...noStore, Location: next } })
  }
  const draft = toDraft(answer, answered)
  const isAway = draft.failure === 'unavailable'
  // The editors' words lie where nothing can be read now.
  const { failures } = isAway ? messages[locale] : await getSharedTexts(locale)
  return showAgain(page, draft, {
    status: toStatus(answer),
    headers: toHeaders(answer),
    plainText: failures[draft.failure ?? 'refused'],
  })
}

function refuse(status: ReadRefusal | 404): Response {
  return new Response(null, { status, headers: noStore })
}

/** Said where so much was sent that not even the name of its page could be read. */
function sayTooLarge({ headers }: Request): Response {
  const referrer = headers.get('referer') ?? ''
  const locale = detectLocale({
    // The language of the page that it was sent from.
    query: URL.canParse(referrer) ? new URL(referrer).pathname.split('/')[1] : null,
    acceptLanguage: headers.get('accept-language'),
    enabled: locales,
    defaultLocale: fallbackLocale,
  })
  return new Response(messages[locale].failures.tooLarge, {
    status: 413,
    headers: { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** The page once more with other characters and all that was typed; nothing has been checked. */
async function renewQuestion(kind: string, submission: Submission): Promise<Response> {
  const { locale, page, values } = submission
  const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
  const captcha = { token: createCharactersToken(kind, clock), typed: '' }
  return showAgain(
    page,
    { kind, values, errors: {}, failure: null, captcha, hidden: toKeptHidden(submission) },
    { status: 200, headers: noStore, plainText: messages[locale].failures.refused },
  )
}

async function submit(
  { definition }: RegisteredForm,
  submission: Submission,
  own: OwnKeep | undefined,
): Promise<Pick<Answered, 'answer' | 'mode' | 'reading'>> {
  const tools = createTools(definition, own)
  try {
    await requireDatabase()
    const mode = await getCaptchaMode()
    const answer = await submitForm(definition, submission, { ...tools, captcha: mode })
    const reading =
      answer.kind === 'review' ? await toReading(definition, answer, submission) : null
    return { answer, mode, reading }
  } catch (cause) {
    tools.report(cause)
    return { answer: { kind: 'unavailable' }, mode: 'proof-of-work', reading: null }
  }
}

/** The address of the page that thanks, which tells what was kept to who has just sent it. */
async function toThanks(
  { told, reference }: Extract<SubmitAnswer, { kind: 'stored' }>,
  to: { definition: FormDefinition; submission: Submission; findPage: FindPage },
): Promise<string> {
  const { feedback, repeatsChosen } = to.definition
  const page = await to.findPage(feedback, to.submission.locale)
  const token = told ?? (repeatsChosen ? reference : undefined)
  return token === undefined ? page : `${page}?${formParameter}=${token}`
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
  keeps: Readonly<Record<string, OwnKeep>> = {},
): Promise<Response> {
  const form = findForm(kind)
  if (form === null) return refuse(404)
  const { definition } = form
  // The full set holds every question of the smaller ones.
  const fields = definition.fields('full')
  const takesFiles = listFileNames(fields).length > 0
  const body = await readBody(request, env().SITE_URL, { takesFiles })
  if (!body.ok) return takesFiles && body.error === 413 ? sayTooLarge(request) : refuse(body.error)
  // Its button is off; what comes all the same was about a draft, and is no enquiry.
  if (readText(body.value, metaNames.preview) !== '') return refuse(403)
  const submission = await toSubmission(body.value, request.headers, fields)
  if (!submission.isScripted && readText(body.value, metaNames.renew) !== '') {
    return renewQuestion(definition.kind, submission)
  }
  const { answer, mode, reading } = await submit(form, submission, keeps[definition.kind])
  const next =
    answer.kind === 'stored' ? await toThanks(answer, { definition, submission, findPage }) : ''
  const answered = { answer, form, submission, next, mode, reading }
  return submission.isScripted ? toScriptAnswer(answered) : toPageAnswer(answered)
}
