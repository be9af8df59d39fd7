import { answerSecondFactor } from '@/features/owner-session/answer-second-factor'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import { toSessionId } from '@/server/owner-auth'
import { readSecondFactor } from '@/server/second-factor'
import { TOTP } from 'otpauth'
import { getTestPayload } from './test-payload'

const site = 'http://localhost:3000'

/** The code that the app of an owner shows, some half minutes from now. */
export function readApp(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Sends a form of the page about the second step. */
export function sendFactor(
  deed: string,
  cookie: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(`${site}/api/portal/second-step/${deed}/`, {
    method: 'POST',
    headers: { cookie, ...headers },
    body: new URLSearchParams({ lang: 'nl', ...fields }),
  })
  return answerSecondFactor(request, deed)
}

/** How the second factor stands for who has the session of a cookie. */
export async function readFactor(cookie: string) {
  const owner = await findSignedInOwner(new Headers({ cookie }))
  if (owner === null) throw new Error('Nobody is signed in by this cookie')
  const whose = { accountId: owner.id, sessionId: toSessionId(owner), now: new Date() }
  return readSecondFactor('owners', { payload: await getTestPayload() }, whose)
}

/** The secret that is being set up in a session; empty when there is none. */
export async function readSecret(cookie: string): Promise<string> {
  const state = await readFactor(cookie)
  return state.kind === 'settingUp' ? state.secret : ''
}

/** Switches the second factor on as its owner does. The code of this half minute is used by it. */
export async function switchOn(
  cookie: string,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await sendFactor('begin', cookie, { current: password })
  const secret = await readSecret(cookie)
  const answer = await sendFactor('confirm', cookie, { code: readApp(secret) })
  return { secret, recoveryCodes: (await answer.text()).split('\n') }
}
