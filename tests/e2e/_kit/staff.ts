import { openDesk, requestToken, send } from './editor'
import { receiveSecret } from './outbox'

export type Colleague = {
  id: number
  email: string
  password: string
  /** What the session cookie of the colleague holds. */
  token: string
}

const password = 'Correct-horse-9'

/** The end of the link in the mail with which a colleague is invited. */
async function receiveToken(origin: string, to: string): Promise<string> {
  const link = /\/admin\/reset\/[\da-f]{40}/
  const found = await receiveSecret(origin, { to, kind: 'staff-invitation', link })
  return found.slice('/admin/reset/'.length)
}

/** Invites a colleague, who chooses a password by the link of the mail and logs in. */
export async function inviteColleague(
  origin: string,
  { name, ...rest }: { name: string; role: string; languages: readonly string[] },
): Promise<Colleague> {
  const email = `${name}-${Date.now()}@example.be`
  const data = { ...rest, name, email, locale: 'nl' }
  const invitation = { method: 'POST', path: '/api/users/invite/', data }
  const { id } = await send(origin, invitation, openDesk(origin).token)
  const token = await receiveToken(origin, email)
  const choice = { token, password }
  await send(origin, { method: 'POST', path: '/api/users/reset-password/', data: choice })
  return { id, email, password, token: await requestToken(origin, { email, password }) }
}
