import { answerAppointment } from '@/features/appointments/answer-appointment'

type Context = { params: Promise<{ token: string }> }

/** Moves or cancels an appointment for the visitor who has its link: 303, 400, 403, 404, 413 or 415. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerAppointment(request, token)
}
