import 'server-only'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import { isOneClick } from '@/server/request/one-click'
import { readBody, readText } from '@/server/request/read-body'
import { answerOneClick, leadTo, refusePress, tryPress } from './press'

/** Query parameter of a signed page that says that nothing was changed. */
export const refusedParameter = 'refused'

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

/**
 * Does what somebody decided on a page behind a signed link, and leads back there. Also the one
 * click of a mail program, which follows no redirect: 200, or 503 when it has to come again. 404
 * for a link that is not ours, 400 for a press of no button of ours.
 */
export async function answerDeed<Deed extends string>(
  request: Request,
  token: string,
  { name, deeds, oneClick, readToken, toPath, change }: SignedPage<Deed>,
): Promise<Response> {
  const id = readToken(token)
  if (id === null) return refusePress(404)
  const takesMultipart = oneClick !== null
  const body = await readBody(request, env().SITE_URL, { takesMultipart })
  if (!body.ok) return refusePress(body.error)
  const isByProgram = takesMultipart && isOneClick(body.value)
  const asked = isByProgram ? oneClick : readText(body.value, 'deed')
  const deed = deeds.find((each) => each === asked)
  if (deed === undefined) return refusePress(400)
  const { ok: isDone } = await tryPress({ name, id }, (now) => change(id, deed, now))
  if (isByProgram) return answerOneClick(isDone)
  const path = toPath(toLocale(readText(body.value, 'lang')), token)
  return leadTo(isDone ? path : `${path}?${refusedParameter}=1`)
}
