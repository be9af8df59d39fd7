import 'server-only'
import { fallbackLocale } from '@/domain/kernel/locales'
import { buildSubscriptionPath } from '@/domain/routes/subscriptions'
import { answerDeed, type SignedPage } from '@/features/signed-pages/answer-deed'
import { leadTo, refusePress } from '@/features/signed-pages/press'
import {
  changeSubscriber,
  findSubscriber,
  subscriberDeeds,
  type SubscriberDeed,
} from './subscriber-store'
import { readSubscriberToken } from './subscriber-token'

const page: SignedPage<SubscriberDeed> = {
  name: 'subscriber',
  deeds: subscriberDeeds,
  oneClick: 'stop',
  readToken: readSubscriberToken,
  toPath: buildSubscriptionPath,
  change: changeSubscriber,
}

/** Does what a subscriber decided on the page of the subscription, or by one click in a mail. */
export async function answerSubscriber(request: Request, token: string): Promise<Response> {
  return answerDeed(request, token, page)
}

/**
 * Leads somebody who opens the address that mail programs use by themselves to the page of the
 * subscription; changes nothing.
 */
export async function leadToSubscription(token: string): Promise<Response> {
  const id = readSubscriberToken(token)
  if (id === null) return refusePress(404)
  const subscriber = await findSubscriber(id)
  return leadTo(buildSubscriptionPath(subscriber?.locale ?? fallbackLocale, token))
}
