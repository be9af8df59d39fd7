import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import type { User } from '../../payload-types'

const tokenForm = /^([1-9]\d{0,8})-([\w-]{43})$/

function sign(userId: number, version: number, secret: string): string {
  return createHmac('sha256', secret).update(`agenda:${userId}:${version}`).digest('base64url')
}

/**
 * The right to read the calendar of an account. It can be shown again at any time, because nothing
 * of it is stored; a higher version makes every earlier one worthless.
 */
export function createAgendaToken(
  { id, agendaVersion }: Pick<User, 'id' | 'agendaVersion'>,
  secret: string,
): string {
  return `${id}-${sign(id, agendaVersion ?? 0, secret)}`
}

/** The account behind a token of ours; null for any other text, and for one that was renewed. */
export async function findAgendaOwner(payload: Payload, token: string): Promise<User | null> {
  const [, id = '', signature = ''] = tokenForm.exec(token) ?? []
  if (id === '') return null
  const user = await payload.findByID({
    collection: 'users',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  })
  if (user === null) return null
  const expected = Buffer.from(sign(user.id, user.agendaVersion ?? 0, payload.secret))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? user : null
}
