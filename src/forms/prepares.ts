import 'server-only'
import type { Prepare } from './_kit/prepare'
import type { FormKind } from './registry'
import { prepareDemand } from './demand-register/prepare'
import { prepareDocuments } from './document-request/mail'
import { prepareFriend } from './send-to-friend/mail'

/** The forms that keep less than was typed, or cause other mails than every form does. */
const prepares: Readonly<Partial<Record<FormKind, Prepare>>> = {
  'demand-register': prepareDemand,
  'document-request': prepareDocuments,
  'send-to-friend': prepareFriend,
}

export function findPrepare(kind: string): Prepare | undefined {
  const found = Object.entries(prepares).find(([name]) => name === kind)
  return found?.[1]
}
