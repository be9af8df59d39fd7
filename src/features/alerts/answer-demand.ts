import 'server-only'
import { fallbackLocale, toLocale } from '@/domain/kernel/locales'
import { alertFrequencies } from '@/domain/matching/schedule'
import { buildAlertPath } from '@/domain/routes/search-alerts'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { isOneClick } from '@/server/request/one-click'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { changeDemand, findDemand, type DemandDeed } from './demand-store'
import { readDemandToken } from './demand-token'

/** Query parameter of the page of a search alert that says that nothing was changed. */
export const refusedParameter = 'refused'

/** Presses of one demand's buttons; somebody who cannot decide needs fewer. */
const limit = { max: 30, windowSeconds: 10 * 60 }

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address opens the demand: it is not to be told to other sites.
  'Referrer-Policy': 'no-referrer',
}

const plainDeeds = ['confirm', 'pause', 'resume', 'renew', 'stop', 'delete'] as const

function toDeed(body: FormBody): DemandDeed | null {
  if (isOneClick(body)) return { kind: 'stop' }
  const deed = readText(body, 'deed')
  const frequency = alertFrequencies.find((each) => each === readText(body, 'frequency'))
  if (deed === 'frequency') return frequency ? { kind: 'frequency', frequency } : null
  const kind = plainDeeds.find((each) => each === deed)
  return kind ? { kind } : null
}

/** True when it was done, or there was nothing left to do it to. */
async function tryDeed(id: number, deed: DemandDeed): Promise<boolean> {
  try {
    await requireDatabase()
    const now = new Date()
    const { isAllowed } = await hit(`demand:${id}`, limit, { now, secret: env().PAYLOAD_SECRET })
    if (isAllowed) await changeDemand(id, deed, now)
    return isAllowed
  } catch (cause) {
    logError('a search alert could not be changed', withoutText(cause))
    return false
  }
}

/**
 * Does to a search alert what its owner decided on its page, and leads back there. Also the one
 * click by which a mail program stops it, which follows no redirect. 404 for a link that is not
 * ours, 400 for a press of no button of ours.
 */
export async function answerDemand(request: Request, token: string): Promise<Response> {
  const id = readDemandToken(token)
  if (id === null) return refuse(404)
  const body = await readBody(request, env().SITE_URL, { takesMultipart: true })
  if (!body.ok) return refuse(body.error)
  const deed = toDeed(body.value)
  if (deed === null) return refuse(400)
  const isDone = await tryDeed(id, deed)
  if (isOneClick(body.value)) return new Response(null, { status: isDone ? 200 : 503, headers })
  const path = buildAlertPath(toLocale(readText(body.value, 'lang')), token)
  const location = isDone ? path : `${path}?${refusedParameter}=1`
  return new Response(null, { status: 303, headers: { ...headers, Location: location } })
}

/**
 * Leads somebody who opens the address that mail programs use by themselves to the page of the
 * search alert; changes nothing.
 */
export async function leadToDemand(token: string): Promise<Response> {
  const id = readDemandToken(token)
  if (id === null) return refuse(404)
  const demand = await findDemand(id)
  const location = buildAlertPath(demand?.locale ?? fallbackLocale, token)
  return new Response(null, { status: 303, headers: { ...headers, Location: location } })
}
