import { expect } from '@playwright/test'
import { openDesk, requestToken, send } from './editor'

export type Colleague = {
  id: number
  /** What the session cookie of the colleague holds. */
  token: string
}

type Mails = { docs: { text: string | null }[] }

const password = 'Correct-horse-9'

/** The end of the link in the mail with which a colleague is invited. */
async function receiveLink(origin: string, to: string): Promise<string> {
  const read = async () => {
    const path = `/api/mails/?depth=0&where[to][equals]=${to}`
    const { docs } = await openDesk(origin).read<Mails>(path)
    return docs.flatMap(
      ({ text }) => /\/admin\/reset\/([\da-f]{40})/.exec(text ?? '')?.[1] ?? [],
    )[0]
  }
  // Mails are sent by the queue, which looks every few seconds.
  await expect.poll(read, { timeout: 30_000 }).toBeTruthy()
  return String(await read())
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
  const token = await receiveLink(origin, email)
  const choice = { token, password }
  await send(origin, { method: 'POST', path: '/api/users/reset-password/', data: choice })
  return { id, token: await requestToken(origin, { email, password }) }
}
