import 'server-only'
import { endPendingLogins } from '@/cms/collections/owners/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { isLocale, toLocale, type Locale } from '@/domain/kernel/locales'
import { findPasswordProblem, type PasswordProblem } from '@/domain/accounts/password'
import { noticeFields, ownerNotices } from '@/domain/owners/notices'
import { formatPortalPath } from '@/domain/routes/portal'
import { getAddressBook } from '@/features/routing/address-book'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import {
  endOwnerSession,
  endOwnerSessionsWithin,
  toSessionId,
  type OwnerAccount,
} from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { getTexts } from '@/server/texts/text-overrides'
import { toSignedOut } from './answer-login'
import {
  accountDeeds,
  accountKind,
  doneParameter,
  noticesField,
  type AccountDeed,
} from './account-form'
import { messages } from './account-messages'
import { endLoginLinks } from './login-link'
import { currentField, findProofProblem, proofLimit, type ProofProblem } from './owner-proof'
import { findSignedInOwner, formatOwnerCookie } from './owner-session'
import { leave } from './sign-in'

type Problem = ProofProblem | 'unavailable' | PasswordProblem
type Wrong = { field: typeof currentField | 'fresh' | 'account-locale'; problem: Problem }
type Asked = { owner: OwnerAccount; body: FormBody; locale: Locale }

const statuses: Readonly<Partial<Record<Problem, number>>> = { limited: 429, unavailable: 503 }

const loginPath = '/login/'

const open = () => payloadAsSystem('changing the account of the owner who is signed in to it')

const toAccountPath = (locale: Locale) => formatPortalPath(locale, { kind: 'account' })

function showDone(locale: Locale, done: keyof (typeof messages)['nl']['done']): Response {
  return leave(`${toAccountPath(locale)}?${doneParameter}=${done}`, [])
}

async function leaveSite(locale: Locale): Promise<Response> {
  const { page } = await getAddressBook(locale)
  return leave(toSignedOut(page(loginPath)), [formatOwnerCookie(null, env().SITE_URL)])
}

async function changeSettings({ owner, body, locale }: Asked): Promise<Response | Wrong> {
  const chosen = readText(body, 'locale')
  const mailLocale = isLocale(chosen) ? chosen : undefined
  const shown = readText(body, noticesField).split(' ')
  const switched = ownerNotices.filter((notice) => shown.includes(notice))
  if (!mailLocale && switched.length === 0) return refuse(400)
  const payload = await open()
  await payload.update({
    collection: 'owners',
    id: owner.id,
    depth: 0,
    data: {
      ...(mailLocale && { locale: mailLocale }),
      ...Object.fromEntries(
        switched.map((notice) => [noticeFields[notice], readText(body, notice) === 'on']),
      ),
    },
  })
  return showDone(locale, 'settings')
}

async function findWrongPassword({ owner, body }: Asked): Promise<Wrong | null> {
  // What is wrong with the new one costs no try of the old one.
  const weakness = findPasswordProblem(readText(body, 'fresh'))
  if (weakness !== null) return { field: 'fresh', problem: weakness }
  const problem = await findProofProblem(owner, body, new Date())
  return problem && { field: currentField, problem }
}

/** Whoever knew the old password, has a link or sits at another device, is out at once. */
async function changePassword(asked: Asked): Promise<Response | Wrong> {
  const wrong = await findWrongPassword(asked)
  if (wrong !== null) return wrong
  const { owner, body, locale } = asked
  const payload = await open()
  await inTransaction(payload, async (req) => {
    // The collection ends the links and the logins that wait for a code.
    await payload.update({
      collection: 'owners',
      id: owner.id,
      depth: 0,
      // With who is signed in, so that this session is the one that stays.
      user: owner,
      data: { password: readText(body, 'fresh') },
      req,
    })
    await endOwnerSessionsWithin(req, owner.id, toSessionId(owner))
  })
  return showDone(locale, 'password')
}

async function endOne({ owner, body, locale }: Asked): Promise<Response> {
  const sessionId = readText(body, 'session').replaceAll('\0', '')
  await endOwnerSession(owner.id, sessionId)
  return sessionId === toSessionId(owner) ? leaveSite(locale) : showDone(locale, 'session')
}

/** Closes every way in that is open, links that still lie in a mailbox included. */
async function endAll({ owner, locale }: Asked): Promise<Response> {
  await inTransaction(await open(), async (req) => {
    await endLoginLinks(req, owner.id, new Date())
    await endPendingLogins(req, owner.id)
    await endOwnerSessionsWithin(req, owner.id, null)
  })
  return leaveSite(locale)
}

const doings: Readonly<Record<AccountDeed, (asked: Asked) => Promise<Response | Wrong>>> = {
  settings: changeSettings,
  password: changePassword,
  session: endOne,
  sessions: endAll,
}

async function doIt(
  deed: AccountDeed,
  headers: Headers,
  sent: Omit<Asked, 'owner'>,
): Promise<Response | Wrong> {
  try {
    const owner = await findSignedInOwner(headers)
    // Who is not signed in any more comes by the login page.
    if (owner === null) return leave(toAccountPath(sent.locale), [])
    return await doings[deed]({ ...sent, owner })
  } catch (cause) {
    logError('the account of an owner could not be changed', withoutText(cause))
    return { field: 'account-locale', problem: 'unavailable' }
  }
}

/** The page once more, with what is wrong; a password that was typed is not sent back. */
async function showWrong(request: Request, locale: Locale, wrong: Wrong): Promise<Response> {
  const { field, problem } = wrong
  const texts = await getTexts('portalAccount', messages, locale)
  const draft = { kind: accountKind, values: {}, errors: { [field]: problem }, failure: null }
  return showAgain(toAccountPath(locale), draft, {
    status: statuses[problem] ?? 422,
    headers:
      problem === 'limited' ? { 'Retry-After': String(proofLimit.windowSeconds) } : undefined,
    plainText: texts.problems[problem],
    cookie: request.headers.get('cookie'),
  })
}

/** Does what an owner asks for on the account page, for the account of the session alone. */
export async function answerAccount(request: Request, deedText: string): Promise<Response> {
  const deed = accountDeeds.find((one) => one === deedText)
  if (deed === undefined) return refuse(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = toLocale(readText(body.value, 'lang'))
  const outcome = await doIt(deed, request.headers, { body: body.value, locale })
  return outcome instanceof Response ? outcome : showWrong(request, locale, outcome)
}
