import { connection } from 'next/server'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import { appointmentKeep } from '@/features/appointments/keep-appointment'
import { keepDataRequest } from '@/features/personal-data/keep-request'
import { getAddressBook } from '@/features/routing/address-book'
import { answerForm, type FindPage } from '@/forms/_kit/answer-form'
import { answerTicket } from '@/forms/_kit/answer-ticket'
import type { OwnKeep } from '@/forms/_kit/keeping'

const findPage: FindPage = async (originalPath, locale) =>
  (await getAddressBook(locale)).page(originalPath)

const keeps: Readonly<Record<string, OwnKeep>> = {
  [bookingKind]: appointmentKeep,
  'data-request': { keep: keepDataRequest },
}

type Context = { params: Promise<{ kind: string }> }

/** Takes in a form: 201, 303 without JavaScript, 403, 404, 409, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { kind } = await params
  return answerForm(request, kind, findPage, keeps)
}

/** Notes the moment at which somebody begins to fill in a form. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { kind } = await params
  await connection()
  return answerTicket(request, kind)
}
