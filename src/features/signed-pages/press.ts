import 'server-only'
import { err, ok, type Result } from '@/domain/kernel/result'
import { privateHeaders } from '@/domain/protection/private-headers'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { refuse } from '@/server/request/refuse'

/** Presses of one person's buttons in ten minutes; somebody who cannot decide needs fewer. */
const usualMax = 30
const windowSeconds = 10 * 60

/** Whose presses are counted together; the name stands in the log, too. */
export type Press = { name: string; id: number; max?: number }

/**
 * Does what a press behind a signed link asks for: `unavailable` where it was one too many, or the
 * database or the work failed, which the log tells.
 */
export async function tryPress<Outcome>(
  { name, id, max = usualMax }: Press,
  work: (now: Date) => Promise<Outcome>,
): Promise<Result<Outcome, 'unavailable'>> {
  try {
    await requireDatabase()
    const now = new Date()
    const clock = { now, secret: env().PAYLOAD_SECRET }
    const { isAllowed } = await hit(`${name}:${id}`, { max, windowSeconds }, clock)
    return isAllowed ? ok(await work(now)) : err('unavailable')
  } catch (cause) {
    logError(`the deed of a signed page failed: ${name}`, withoutText(cause))
    return err('unavailable')
  }
}

/** Leads to a signed page: 303. */
export function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location: location } })
}

/** Answers a press that is none of ours, or behind no link of ours: 400 or more. */
export function refusePress(status: number): Response {
  return refuse(status, privateHeaders)
}

/** Answers the one click of a mail program, which follows no redirect: 503 when it has to come again. */
export function answerOneClick(isDone: boolean): Response {
  return new Response(null, { status: isDone ? 200 : 503, headers: privateHeaders })
}
