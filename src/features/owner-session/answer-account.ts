import 'server-only'
import { endPendingLogins } from '@/cms/collections/owners/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { findPasswordProblem, type PasswordProblem } from '@/domain/accounts/password'
import { noticeFields, ownerNotices } from '@/domain/owners/notices'
import { formatPortalPath } from '@/domain/routes/portal'
import { getAddressBook } from '@/features/routing/address-book'
import { env } from '@/server/env'
import { endOwnerSession, endOwnerSessionsWithin, toSessionId } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { readText } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
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
import { answerOwnForm, type Asked, type Wrong } from './answer-own-form'
import { endLoginLinks } from './login-link'
import { currentField, findProofProblem, type ProofProblem } from './owner-proof'
import { formatOwnerCookie } from './owner-session'
import { leave } from './sign-in'

type Problem = ProofProblem | 'unavailable' | PasswordProblem
type Field = typeof currentField | 'fresh' | 'account-locale'
type Outcome = Response | Wrong<Field, Problem>

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

async function changeSettings({ owner, body, locale }: Asked): Promise<Outcome> {
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

async function findWrongPassword({
  owner,
  body,
  now,
}: Asked): Promise<Wrong<Field, Problem> | null> {
  // What is wrong with the new one costs no try of the old one.
  const weakness = findPasswordProblem(readText(body, 'fresh'), owner)
  if (weakness !== null) return { field: 'fresh', problem: weakness }
  const problem = await findProofProblem(owner, body, now)
  return problem && { field: currentField, problem }
}

/** Whoever knew the old password, has a link or sits at another device, is out at once. */
async function changePassword(asked: Asked): Promise<Outcome> {
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
async function endAll({ owner, locale, now }: Asked): Promise<Response> {
  await inTransaction(await open(), async (req) => {
    await endLoginLinks(req, owner.id, now)
    await endPendingLogins(req, owner.id)
    await endOwnerSessionsWithin(req, owner.id, null)
  })
  return leaveSite(locale)
}

const doings: Readonly<Record<AccountDeed, (asked: Asked) => Promise<Outcome>>> = {
  settings: changeSettings,
  password: changePassword,
  session: endOne,
  sessions: endAll,
}

/** Does what an owner asks for on the account page. */
export function answerAccount(request: Request, deedText: string): Promise<Response> {
  return answerOwnForm(request, deedText, {
    kind: accountKind,
    toPagePath: toAccountPath,
    deeds: accountDeeds,
    doings,
    failure: 'the account of an owner could not be changed',
    toFailedField: () => 'account-locale',
    getProblemTexts: async (locale) => (await getTexts('portalAccount', messages, locale)).problems,
  })
}
