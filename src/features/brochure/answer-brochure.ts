import 'server-only'
import { getTranslations } from 'next-intl/server'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { parseBrochureName } from '@/domain/routes/brochures'
import { env } from '@/server/env'
import { logError } from '@/server/log/log'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { holdsTag } from '@/server/request/holds-tag'
import { refuse } from '@/server/request/refuse'
import type { Brochure } from './brochure'
import { findBrochure } from './brochure-queries'
import { findKeptBrochure, makeBrochure, toBrochureKey, type NotMade } from './get-brochure-file'

/** Brochures that one address may have made anew; those that lie ready are not counted. */
const madeMax = { max: 30, windowSeconds: 10 * 60 } as const

/** When to come again while others wait, in seconds. */
const busySeconds = 15

/** Search engines have the page, which is what people should find. */
const unlisted = { 'X-Robots-Tag': 'noindex' }

/** Asked for again each time, so that what was changed or withdrawn is never shown from a store. */
function toHeaders({ locale, fileName }: Brochure, etag: string): Record<string, string> {
  return {
    ...unlisted,
    'Cache-Control': 'no-cache',
    'Content-Disposition': `inline; filename="${fileName}.pdf"`,
    'Content-Language': locale,
    'Content-Type': 'application/pdf',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
}

/** Told in words, because the address is opened in a tab of its own. */
async function refuseForNow(reason: NotMade, locale: Locale): Promise<Response> {
  const [status, seconds] =
    reason.kind === 'busy' ? [503, busySeconds] : [429, reason.retryAfterSeconds]
  const t = await getTranslations({ locale, namespace: 'brochure' })
  return new Response(t('later', { seconds }), {
    status,
    headers: {
      ...unlisted,
      'Cache-Control': 'no-store',
      'Content-Language': locale,
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(seconds),
    },
  })
}

async function answerMade(request: Request, brochure: Brochure, key: string): Promise<Response> {
  const headers = toHeaders(brochure, `"${key}"`)
  const kept = await findKeptBrochure(brochure, key)
  if (kept) return new Response(new Uint8Array(kept), { headers })
  const made = await makeBrochure(brochure, key, async () => {
    const { isAllowed, retryAfterSeconds } = await hit(
      `brochure:${clientAddress(request.headers)}`,
      madeMax,
      { now: new Date(), secret: env().PAYLOAD_SECRET },
    )
    return isAllowed ? null : { kind: 'limited', retryAfterSeconds }
  })
  return made.ok
    ? new Response(new Uint8Array(made.value), { headers })
    : refuseForNow(made.error, brochure.locale)
}

/**
 * Answers a brochure, such as `/brochures/nl/1001.pdf`: 404 for what has none in this language, 304
 * to who has it already, 429 to an address that has had many made, 503 while too many others wait.
 */
export async function answerBrochure(
  request: Request,
  { locale, name }: { locale: string; name: string },
): Promise<Response> {
  const publicId = parseBrochureName(name)
  if (publicId === null || !isLocale(locale)) return refuse(404, unlisted)
  try {
    const brochure = await findBrochure(publicId, locale)
    if (brochure === null) return refuse(404, unlisted)
    const key = toBrochureKey(brochure)
    const etag = `"${key}"`
    if (holdsTag(request.headers, etag)) {
      return new Response(null, { status: 304, headers: toHeaders(brochure, etag) })
    }
    return await answerMade(request, brochure, key)
  } catch (err) {
    logError('a brochure could not be made', err, { publicId, locale })
    return refuse(500, unlisted)
  }
}
