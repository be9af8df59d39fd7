import 'server-only'
import { toLocale } from '@/domain/kernel/locales'
import { recordIdMax } from '@/domain/kernel/record-id'
import type { Result } from '@/domain/kernel/result'
import { buildAppointmentPath } from '@/domain/routes/appointments'
import { leadTo } from '@/features/signed-pages/answer-deed'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { readSignedId } from '@/server/signed-id'
import { cancelAppointment, moveAppointment, type ChangeRefusal } from './change-appointment'

/** Query parameter of the page of an appointment that says why it stayed as it was. */
export const problemParameter = 'problem'

export type AppointmentProblem = ChangeRefusal | 'missing' | 'unavailable'

async function change(id: number, body: FormBody): Promise<Result<null, AppointmentProblem>> {
  const now = new Date()
  if (readText(body, 'action') === 'cancel') return cancelAppointment(id, now)
  const slotId = Number(readText(body, 'slot'))
  if (!Number.isSafeInteger(slotId) || slotId <= 0) return { ok: false, error: 'missing' }
  if (slotId > recordIdMax) return { ok: false, error: 'unknown' }
  return moveAppointment(id, slotId, now)
}

/** Changes of one appointment; somebody who cannot decide needs fewer. */
const limit = { max: 20, windowSeconds: 10 * 60 }
/** Moves in a day: the agency gets a mail about each. Cancelling stays possible. */
const movesADay = { max: 20, windowSeconds: 24 * 60 * 60 }

async function mayChange(id: number, body: FormBody): Promise<boolean> {
  const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
  const { isAllowed } = await hit(`appointment:${id}`, limit, clock)
  if (!isAllowed || readText(body, 'action') === 'cancel') return isAllowed
  return (await hit(`appointment-moves:${id}`, movesADay, clock)).isAllowed
}

async function tryChange(id: number, body: FormBody): Promise<Result<null, AppointmentProblem>> {
  try {
    await requireDatabase()
    if (!(await mayChange(id, body))) return { ok: false, error: 'unavailable' }
    return await change(id, body)
  } catch (cause) {
    logError('an appointment could not be changed', withoutText(cause))
    return { ok: false, error: 'unavailable' }
  }
}

/**
 * Cancels or moves the appointment behind a token, as its page asks, and leads back to that page:
 * it tells what became of it, and pressing "reload" there sends nothing again.
 */
export async function answerAppointment(request: Request, token: string): Promise<Response> {
  const { PAYLOAD_SECRET, SITE_URL } = env()
  const id = readSignedId('appointment', token, PAYLOAD_SECRET)
  if (id === null) return refuse(404)
  const body = await readBody(request, SITE_URL)
  if (!body.ok) return refuse(body.error)
  const outcome = await tryChange(id, body.value)
  const path = buildAppointmentPath(toLocale(readText(body.value, 'lang')), token)
  return leadTo(outcome.ok ? path : `${path}?${problemParameter}=${outcome.error}`)
}
