import type { Locale } from '@/domain/kernel/locales'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The request to hand to a Local API call inside a hook: same transaction, same account, but own
 * language and query. Payload writes those of the nested call into the request that it is given,
 * and without a copy the outer save would go on in the language of the inner one.
 */
export function toNestedRequest(req: PayloadRequest, locale?: Locale | 'all'): PayloadRequest {
  const nested = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query'])
  nested.locale = locale ?? req.locale
  nested.query = {}
  return nested
}
