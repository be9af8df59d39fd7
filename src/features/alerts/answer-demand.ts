import 'server-only'
import { fallbackLocale, toLocale } from '@/domain/kernel/locales'
import { buildAlertPath } from '@/domain/routes/search-alerts'
import { leadTo, refusedParameter, signedPageHeaders } from '@/features/signed-pages/answer-deed'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import type { FormDraft } from '@/server/request/form-drafts'
import { isOneClick } from '@/server/request/one-click'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { getTexts } from '@/server/texts/text-overrides'
import { changeDemand, findDemand, type DemandDeed } from './demand-store'
import { readDemandToken } from './demand-token'
import { messages } from './messages'
import { readChanges, readTyped, type ChangeErrors } from './read-changes'

/** Names the changes of a demand among the drafts of a page. */
export const changeKind = 'demand-change'

/** Query parameter of the page of a search alert: what was typed is kept. */
export const savedParameter = 'saved'

/** Presses of one demand's buttons; somebody who cannot decide needs fewer. */
const limit = { max: 30, windowSeconds: 10 * 60 }

const plainDeeds = ['confirm', 'pause', 'resume', 'renew', 'stop', 'delete'] as const

type Pressed = (typeof plainDeeds)[number] | 'change'

function findPressed(body: FormBody): Pressed | null {
  if (isOneClick(body)) return 'stop'
  const deed = readText(body, 'deed')
  return deed === 'change' ? deed : (plainDeeds.find((each) => each === deed) ?? null)
}

/** How a press went: done, or nothing was left to do it to; refused; or not to be understood. */
type Outcome = 'done' | 'refused' | ChangeErrors

/** What is to be done; null when the demand is gone, which needs nothing more. */
async function toDeed(
  pressed: Pressed,
  id: number,
  body: FormBody,
): Promise<DemandDeed | ChangeErrors | null> {
  if (pressed !== 'change') return { kind: pressed }
  const demand = await findDemand(id)
  if (demand === null) return null
  const read = await readChanges(readTyped(body), demand)
  return read.ok ? { kind: 'change', changes: read.value } : read.error
}

async function tryDeed(pressed: Pressed, id: number, body: FormBody): Promise<Outcome> {
  try {
    await requireDatabase()
    const now = new Date()
    const { isAllowed } = await hit(`demand:${id}`, limit, { now, secret: env().PAYLOAD_SECRET })
    if (!isAllowed) return 'refused'
    const deed = await toDeed(pressed, id, body)
    if (deed !== null && !('kind' in deed)) return deed
    if (deed !== null) await changeDemand(id, deed, now)
    return 'done'
  } catch (cause) {
    logError('a search alert could not be changed', withoutText(cause))
    return 'refused'
  }
}

/** The page once more with everything that was typed, and what is wrong with it. */
async function showChanges(
  body: FormBody,
  token: string,
  outcome: 'refused' | ChangeErrors,
): Promise<Response> {
  const locale = toLocale(readText(body, 'lang'))
  const isAway = outcome === 'refused'
  const { page } = isAway ? messages[locale] : await getTexts('alerts', messages, locale)
  const draft: FormDraft = {
    kind: changeKind,
    values: readTyped(body),
    errors: isAway ? {} : outcome,
    failure: isAway ? 'unavailable' : null,
  }
  return showAgain(buildAlertPath(locale, token), draft, {
    status: isAway ? 503 : 422,
    headers: signedPageHeaders,
    plainText: isAway ? page.unavailable : page.change.refused,
  })
}

/**
 * Does to a search alert what its owner decided on its page, and leads back there. Also the one
 * click by which a mail program stops it, which follows no redirect. 404 for a link that is not
 * ours, 410 for one whose time is over, 400 for a press of no button of ours; 422 with the page once
 * more for changes that cannot be understood, and 503 where they could not be kept.
 */
export async function answerDemand(request: Request, token: string): Promise<Response> {
  const link = readDemandToken(token, new Date())
  if (link === null) return refuse(404)
  if (link.isExpired) return refuse(410, signedPageHeaders)
  const { id } = link
  const body = await readBody(request, env().SITE_URL, { takesMultipart: true })
  if (!body.ok) return refuse(body.error)
  const pressed = findPressed(body.value)
  if (pressed === null) return refuse(400)
  const outcome = await tryDeed(pressed, id, body.value)
  const isDone = outcome === 'done'
  if (isOneClick(body.value)) {
    return new Response(null, { status: isDone ? 200 : 503, headers: signedPageHeaders })
  }
  if (pressed === 'change' && !isDone) return showChanges(body.value, token, outcome)
  const path = buildAlertPath(toLocale(readText(body.value, 'lang')), token)
  const said = pressed === 'change' ? savedParameter : isDone ? null : refusedParameter
  return leadTo(said === null ? path : `${path}?${said}=1`)
}

/**
 * Leads somebody who opens the address that mail programs use by themselves to the page of the
 * search alert; changes nothing.
 */
export async function leadToDemand(token: string): Promise<Response> {
  const link = readDemandToken(token, new Date())
  if (link === null) return refuse(404)
  const demand = await findDemand(link.id)
  return leadTo(buildAlertPath(demand?.locale ?? fallbackLocale, token))
}
