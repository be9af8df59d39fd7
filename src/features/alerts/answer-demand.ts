import 'server-only'
import { fallbackLocale, toLocale } from '@/domain/kernel/locales'
import { privateHeaders } from '@/domain/protection/private-headers'
import { buildAlertPath, renewedValue, turnedValue } from '@/domain/routes/search-alerts'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { answerOneClick, leadTo, refusePress, tryPress } from '@/features/signed-pages/press'
import { env } from '@/server/env'
import type { FormDraft } from '@/server/request/form-drafts'
import { isOneClick } from '@/server/request/one-click'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { showAgain } from '@/server/request/show-again'
import { getTexts } from '@/server/texts/text-overrides'
import { changeDemand, findDemand } from './demand-store'
import { readDemandToken } from './demand-token'
import { messages } from './messages'
import { isOver } from './to-demand-facts'
import { readChanges, readTyped, type ChangeErrors } from './read-changes'

/** Names the changes of a demand among the drafts of a page. */
export const changeKind = 'demand-change'

/** Query parameter of the page of a search alert: what was typed is kept, as it was or turned round, or it runs on. */
export const savedParameter = 'saved'

const plainDeeds = ['confirm', 'pause', 'resume', 'renew', 'stop', 'delete'] as const

type Pressed = (typeof plainDeeds)[number] | 'change'

function findPressed(body: FormBody): Pressed | null {
  if (isOneClick(body)) return 'stop'
  const deed = readText(body, 'deed')
  return deed === 'change' ? deed : (plainDeeds.find((each) => each === deed) ?? null)
}

/** What a press came to: what cannot be understood, or what the page is to say of it. */
type Outcome = { isDone: false; errors: ChangeErrors } | { isDone: true; query: string }

const done: Outcome = { isDone: true, query: '' }

/** Changes a demand as its owner typed it; nothing is left to do to one that is over or gone. */
async function carryOutChange(id: number, body: FormBody, now: Date): Promise<Outcome> {
  const demand = await findDemand(id)
  if (demand === null || isOver(demand)) return done
  const locale = toLocale(readText(body, 'lang'))
  const read = await readChanges(readTyped(body), demand, locale)
  if (!read.ok) return { isDone: false, errors: read.error }
  const { changes, isTurned } = read.value
  await changeDemand(id, { kind: 'change', changes }, now)
  return { isDone: true, query: `?${savedParameter}=${isTurned ? turnedValue : '1'}` }
}

async function carryOut(
  pressed: Pressed,
  id: number,
  { body, now }: { body: FormBody; now: Date },
): Promise<Outcome> {
  if (pressed === 'change') return carryOutChange(id, body, now)
  const isChanged = await changeDemand(id, { kind: pressed }, now)
  // Of a young one nothing else on its page would tell that it runs on.
  return isChanged && pressed === 'renew'
    ? { isDone: true, query: `?${savedParameter}=${renewedValue}` }
    : done
}

/** The page once more with everything that was typed, and what is wrong with it. */
async function showChanges(
  body: FormBody,
  token: string,
  wrong: 'unavailable' | ChangeErrors,
): Promise<Response> {
  const locale = toLocale(readText(body, 'lang'))
  const isAway = wrong === 'unavailable'
  const { page } = isAway ? messages[locale] : await getTexts('alerts', messages, locale)
  const draft: FormDraft = {
    kind: changeKind,
    values: readTyped(body),
    errors: isAway ? {} : wrong,
    failure: isAway ? 'unavailable' : null,
  }
  return showAgain(buildAlertPath(locale, token), draft, {
    status: isAway ? 503 : 422,
    headers: privateHeaders,
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
  if (link === null) return refusePress(404)
  if (link.isExpired) return refusePress(410)
  const { id } = link
  const read = await readBody(request, env().SITE_URL, { takesMultipart: true })
  if (!read.ok) return refusePress(read.error)
  const body = read.value
  const pressed = findPressed(body)
  if (pressed === null) return refusePress(400)
  // Whoever has to correct their changes often can stop or delete it still.
  const name = pressed === 'change' ? 'demand-change' : 'demand'
  const tried = await tryPress({ name, id }, (now) => carryOut(pressed, id, { body, now }))
  if (isOneClick(body)) return answerOneClick(tried.ok)
  if (!tried.ok && pressed === 'change') return showChanges(body, token, tried.error)
  const path = buildAlertPath(toLocale(readText(body, 'lang')), token)
  if (!tried.ok) return leadTo(`${path}?${refusedParameter}=1`)
  const outcome = tried.value
  if (!outcome.isDone) return showChanges(body, token, outcome.errors)
  return leadTo(`${path}${outcome.query}`)
}

/**
 * Leads somebody who opens the address that mail programs use by themselves to the page of the
 * search alert; changes nothing.
 */
export async function leadToDemand(token: string): Promise<Response> {
  const link = readDemandToken(token, new Date())
  if (link === null) return refusePress(404)
  const demand = await findDemand(link.id)
  return leadTo(buildAlertPath(demand?.locale ?? fallbackLocale, token))
}
