import 'server-only'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { isOneClick } from '@/server/request/one-click'
import { readBody, readText } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'

/** Query parameter of a signed page that says that nothing was changed. */
export const refusedParameter = 'refused'

/** Presses of one person's buttons; somebody who cannot decide needs fewer. */
const limit = { max: 30, windowSeconds: 10 * 60 }

/** Sent with every answer behind a signed link. */
export const signedPageHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address is a right: it is not to be told to other sites.
  'Referrer-Policy': 'no-referrer',
}

/** A page behind a signed link, and what its buttons do. */
export type SignedPage<Deed extends string> = {
  /** Names it where presses are counted and in the log. */
  name: string
  deeds: readonly Deed[]
  /** What the one click of a mail program does (RFC 8058); null where there is none. */
  oneClick: Deed | null
  readToken: (token: string) => number | null
  toPath: (locale: Locale, token: string) => string
  change: (id: number, deed: Deed, now: Date) => Promise<void>
}

/** True when it was done, or there was nothing left to do it to. */
async function tryDeed<Deed extends string>(
  { name, change }: SignedPage<Deed>,
  id: number,
  deed: Deed,
): Promise<boolean> {
  try {
    await requireDatabase()
    const now = new Date()
    const secret = env().PAYLOAD_SECRET
    const { isAllowed } = await hit(`${name}:${id}`, limit, { now, secret })
    if (isAllowed) await change(id, deed, now)
    return isAllowed
  } catch (cause) {
    logError(`the deed of a signed page failed: ${name}`, withoutText(cause))
    return false
  }
}

/**
 * Does what somebody decided on a page behind a signed link, and leads back there. Also the one
 * click of a mail program, which follows no redirect: 200, or 503 when it has to come again. 404
 * for a link that is not ours, 400 for a press of no button of ours.
 */
export async function answerDeed<Deed extends string>(
  request: Request,
  token: string,
  page: SignedPage<Deed>,
): Promise<Response> {
  const id = page.readToken(token)
  if (id === null) return refuse(404)
  const takesMultipart = page.oneClick !== null
  const body = await readBody(request, env().SITE_URL, { takesMultipart })
  if (!body.ok) return refuse(body.error)
  const isByProgram = takesMultipart && isOneClick(body.value)
  const asked = isByProgram ? page.oneClick : readText(body.value, 'deed')
  const deed = page.deeds.find((each) => each === asked)
  if (deed === undefined) return refuse(400)
  const isDone = await tryDeed(page, id, deed)
  if (isByProgram) {
    return new Response(null, { status: isDone ? 200 : 503, headers: signedPageHeaders })
  }
  const path = page.toPath(toLocale(readText(body.value, 'lang')), token)
  return leadTo(isDone ? path : `${path}?${refusedParameter}=1`)
}

/** Leads to a signed page: 303. */
export function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...signedPageHeaders, Location: location } })
}
