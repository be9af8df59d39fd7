import { answerForm } from '@/forms/_kit/answer-form'
import { createTicket } from '@/forms/_kit/ticket'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { env } from '@/server/env'

/** Where a form that was taken in leads in tests. */
export const thanks = '/nl/bedankt/'

let sendings = 0

function post(kind: string, contentType: string, body: string): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/forms/${kind}/`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  })
  return answerForm(request, kind, async () => thanks)
}

/** Sends a form as the page's script does, begun a minute ago. */
export async function sendByScript(kind: string, values: object): Promise<Response> {
  const secret = env().PAYLOAD_SECRET
  const ticket = createTicket(kind, new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  sendings += 1
  const meta = { lang: 'nl', page: '/nl/', ticket, proof, key: `test-sending-number-${sendings}` }
  return post(kind, 'application/json', JSON.stringify({ ...meta, ...values }))
}

/** Sends a form as a browser does by itself. */
export function sendByBrowser(
  kind: string,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  const body = new URLSearchParams({ lang: 'nl', page: '/nl/', ...values }).toString()
  return post(kind, 'application/x-www-form-urlencoded', body)
}
