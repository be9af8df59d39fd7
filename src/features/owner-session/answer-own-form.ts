import 'server-only'
import { lockSeconds } from '@/domain/accounts/second-factor'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import type { OwnerAccount } from '@/server/owner-auth'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { proofLimit } from './owner-proof'
import { findSignedInOwner } from './owner-session'
import { leave } from './sign-in'

/** What an owner sent from a page about the own account. */
export type Asked = {
  owner: OwnerAccount
  request: Request
  body: FormBody
  locale: Locale
  now: Date
}

/** What is wrong, and with which field. */
export type Wrong<Field extends string, Problem extends string> = { field: Field; problem: Problem }

/** The forms of one page about the own account. */
type OwnForms<Deed extends string, Field extends string, Problem extends string> = {
  /** Names them among the drafts of a page. */
  kind: string
  toPagePath: (locale: Locale) => string
  /** What can be sent, as the last part of the address it is sent to, and what is done then. */
  deeds: readonly Deed[]
  doings: Readonly<Record<Deed, (asked: Asked) => Promise<Response | Wrong<Field, Problem>>>>
  /** The log's words for one that failed, and the field at which the page says so. */
  failure: string
  toFailedField: (deed: Deed) => Field
  getProblemTexts: (locale: Locale) => Promise<Readonly<Record<Problem, string>>>
}

/** How the answer says what the page tells in words; anything else is 422. */
const answers = new Map<string, { status: number; retrySeconds?: number }>([
  ['limited', { status: 429, retrySeconds: proofLimit.windowSeconds }],
  ['locked', { status: 429, retrySeconds: lockSeconds }],
  ['unavailable', { status: 503 }],
])

/** The page once more, with what is wrong; a password or a code that was typed is not sent back. */
async function showWrong<Deed extends string, Field extends string, Problem extends string>(
  { kind, toPagePath, getProblemTexts }: OwnForms<Deed, Field, Problem>,
  { request, locale }: Pick<Asked, 'request' | 'locale'>,
  { field, problem }: Wrong<Field, Problem>,
): Promise<Response> {
  const texts = await getProblemTexts(locale)
  const { status, retrySeconds } = answers.get(problem) ?? { status: 422 }
  const draft = { kind, values: {}, errors: { [field]: problem }, failure: null }
  return showAgain(toPagePath(locale), draft, {
    status,
    headers: retrySeconds === undefined ? undefined : { 'Retry-After': String(retrySeconds) },
    plainText: texts[problem],
    cookie: request.headers.get('cookie'),
  })
}

/**
 * Does what an owner asks for on a page about the own account, for the account of the session alone:
 * 404 for what is not done there, 422, 429 or 503 with the page that says what is wrong.
 */
export async function answerOwnForm<
  Deed extends string,
  Field extends string,
  Problem extends string,
>(
  request: Request,
  deedText: string,
  forms: OwnForms<Deed, Field, Problem | 'unavailable'>,
): Promise<Response> {
  const { deeds, doings, toPagePath, failure, toFailedField } = forms
  const deed = deeds.find((one) => one === deedText)
  if (deed === undefined) return refuse(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = toLocale(readText(body.value, 'lang'))
  const sent = { request, body: body.value, locale, now: new Date() }
  try {
    const owner = await findSignedInOwner(request.headers)
    // Who is not signed in any more comes by the login page.
    if (owner === null) return leave(toPagePath(locale), [])
    const outcome = await doings[deed]({ ...sent, owner })
    return outcome instanceof Response ? outcome : await showWrong(forms, sent, outcome)
  } catch (cause) {
    logError(failure, withoutText(cause))
    return showWrong(forms, sent, { field: toFailedField(deed), problem: 'unavailable' })
  }
}
