import 'server-only'
import { toLocale } from '@/domain/kernel/locales'
import { recordIdMax } from '@/domain/kernel/record-id'
import { err, type Result } from '@/domain/kernel/result'
import { buildAppointmentPath } from '@/domain/routes/appointments'
import { leadTo, refusePress, tryPress } from '@/features/signed-pages/press'
import { env } from '@/server/env'
import { hit } from '@/server/rate-limit/rate-limit'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { readSignedId } from '@/server/signed-id'
import {
  cancelAppointment,
  leaveLine,
  moveAppointment,
  type Changed,
  type ChangeRefusal,
} from './change-appointment'

/** Query parameter of the page of an appointment that says why it stayed as it was. */
export const problemParameter = 'problem'

/** Query parameter of that page: it has just been moved, which the moment alone does not tell. */
export const movedParameter = 'moved'

/** Query parameter of that page: the waiting list has just been left. */
export const leftParameter = 'left'

export type AppointmentProblem = ChangeRefusal | 'missing' | 'unavailable'

/** Changes of one appointment in ten minutes; somebody who cannot decide needs fewer. */
const changesMax = 20
/** Moves in a day: the agency gets a mail about each. Cancelling stays possible. */
const movesADay = { max: 20, windowSeconds: 24 * 60 * 60 }

async function change(
  id: number,
  body: FormBody,
  now: Date,
): Promise<Result<Changed, AppointmentProblem>> {
  const action = readText(body, 'action')
  if (action === 'cancel') return cancelAppointment(id, now)
  if (action === 'leave') return leaveLine(id, now)
  const clock = { now, secret: env().PAYLOAD_SECRET }
  const { isAllowed } = await hit(`appointment-moves:${id}`, movesADay, clock)
  if (!isAllowed) return err('unavailable')
  const slotId = Number(readText(body, 'slot'))
  if (!Number.isSafeInteger(slotId) || slotId <= 0) return err('missing')
  if (slotId > recordIdMax) return err('unknown')
  return moveAppointment(id, slotId, now)
}

/**
 * Cancels or moves the appointment behind a token, as its page asks, and leads back to that page:
 * it tells what became of it, and pressing "reload" there sends nothing again.
 */
export async function answerAppointment(request: Request, token: string): Promise<Response> {
  const { PAYLOAD_SECRET, SITE_URL } = env()
  const id = readSignedId('appointment', token, PAYLOAD_SECRET)
  if (id === null) return refusePress(404)
  const body = await readBody(request, SITE_URL)
  if (!body.ok) return refusePress(body.error)
  const press = { name: 'appointment', id, max: changesMax }
  const tried = await tryPress(press, (now) => change(id, body.value, now))
  const outcome = tried.ok ? tried.value : tried
  const path = buildAppointmentPath(toLocale(readText(body.value, 'lang')), token)
  if (!outcome.ok) return leadTo(`${path}?${problemParameter}=${outcome.error}`)
  const parameter = { same: null, moved: movedParameter, left: leftParameter }[outcome.value]
  return leadTo(parameter === null ? path : `${path}?${parameter}=1`)
}
