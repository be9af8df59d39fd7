import 'server-only'
import { fallbackLocale, toLocale } from '@/domain/kernel/locales'
import { buildSubscriptionPath } from '@/domain/routes/subscriptions'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { isOneClick } from '@/server/request/one-click'
import { readBody, readText } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import {
  changeSubscriber,
  findSubscriber,
  subscriberDeeds,
  type SubscriberDeed,
} from './subscriber-store'
import { readSubscriberToken } from './subscriber-token'

/** Query parameter of the page of a subscription that says that nothing was changed. */
export const refusedParameter = 'refused'

/** Presses of one subscriber's buttons; somebody who cannot decide needs fewer. */
const limit = { max: 30, windowSeconds: 10 * 60 }

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address opens the subscription: it is not to be told to other sites.
  'Referrer-Policy': 'no-referrer',
}

/** True when it was done, or there was nothing left to do it to. */
async function tryDeed(id: number, deed: SubscriberDeed): Promise<boolean> {
  try {
    await requireDatabase()
    const now = new Date()
    const secret = env().PAYLOAD_SECRET
    const { isAllowed } = await hit(`subscriber:${id}`, limit, { now, secret })
    if (isAllowed) await changeSubscriber(id, deed, now)
    return isAllowed
  } catch (cause) {
    logError('a subscription could not be changed', withoutText(cause))
    return false
  }
}

/**
 * Does what a subscriber decided on the page of the subscription, and leads back there. Also the
 * one click by which a mail program ends it, which follows no redirect. 404 for a link that is not
 * ours, 400 for a press of no button of ours.
 */
export async function answerSubscriber(request: Request, token: string): Promise<Response> {
  const id = readSubscriberToken(token)
  if (id === null) return refuse(404)
  const body = await readBody(request, env().SITE_URL, { takesMultipart: true })
  if (!body.ok) return refuse(body.error)
  const isByProgram = isOneClick(body.value)
  const asked = isByProgram ? 'stop' : readText(body.value, 'deed')
  const deed = subscriberDeeds.find((each) => each === asked)
  if (deed === undefined) return refuse(400)
  const isDone = await tryDeed(id, deed)
  if (isByProgram) return new Response(null, { status: isDone ? 200 : 503, headers })
  const path = buildSubscriptionPath(toLocale(readText(body.value, 'lang')), token)
  const location = isDone ? path : `${path}?${refusedParameter}=1`
  return new Response(null, { status: 303, headers: { ...headers, Location: location } })
}

/**
 * Leads somebody who opens the address that mail programs use by themselves to the page of the
 * subscription; changes nothing.
 */
export async function leadToSubscription(token: string): Promise<Response> {
  const id = readSubscriberToken(token)
  if (id === null) return refuse(404)
  const subscriber = await findSubscriber(id)
  const location = buildSubscriptionPath(subscriber?.locale ?? fallbackLocale, token)
  return new Response(null, { status: 303, headers: { ...headers, Location: location } })
}
