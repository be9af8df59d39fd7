import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { getTestPayload } from './test-payload'

/** An account as the desk makes it: with an invitation, and without a password. */
export async function inviteOwner(email: string): Promise<number> {
  const payload = await getTestPayload()
  const login = { email: `redactie-${randomUUID()}@example.be`, password: randomUUID() }
  await payload.create({
    collection: 'users',
    data: { ...login, name: 'Redactie', role: 'editor' },
  })
  const { token } = await payload.login({ collection: 'users', data: login })
  const person = { firstName: 'Jo', lastName: 'Maes', phone: '', role: 'owner', reference: '' }
  const request = new Request('http://localhost:3000/api/owners/invite', {
    method: 'POST',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, email, locale: 'nl' }),
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  const { id } = (await answer.json()) as { id: number }
  return id
}
