import type { Payload, TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { getTestPayload } from '../support/test-payload'

/** Everybody who can stand in front of the site, from the street to the director's desk. */
export const people = [
  'visitor',
  'owner',
  'translator',
  'agent',
  'editor',
  'administrator',
] as const

export type Person = (typeof people)[number]

export const nobody: readonly Person[] = []
export const everybody: readonly Person[] = people
export const staff: readonly Person[] = ['translator', 'agent', 'editor', 'administrator']
export const sellers: readonly Person[] = ['agent', 'editor', 'administrator']
export const writers: readonly Person[] = ['translator', 'editor', 'administrator']
export const editors: readonly Person[] = ['editor', 'administrator']
export const administrators: readonly Person[] = ['administrator']

export type Accounts = Readonly<Record<Person, TypedUser | null>>

const password = 'lang genoeg 1234'

/** An account of every kind; the first of the staff is the administrator. */
export async function createAccounts(payload: Payload): Promise<Accounts> {
  const createStaff = async (role: 'administrator' | 'editor' | 'agent' | 'translator') => {
    const languages: Locale[] = role === 'translator' ? ['nl', 'fr'] : []
    const data = { email: `${role}@example.be`, password, name: role, role, languages }
    const user = await payload.create({ collection: 'users', data })
    return { ...user, collection: 'users' } satisfies TypedUser
  }
  const administrator = await createStaff('administrator')
  const owner = await payload.create({
    collection: 'owners',
    data: { email: 'owner@example.be', password, firstName: 'An', lastName: 'De Wolf' },
  })
  return {
    visitor: null,
    owner: { ...owner, collection: 'owners' },
    translator: await createStaff('translator'),
    agent: await createStaff('agent'),
    editor: await createStaff('editor'),
    administrator,
  }
}

/** The token of a session of one of these accounts. */
export async function logIn(person: Exclude<Person, 'visitor'>): Promise<string> {
  const payload = await getTestPayload()
  const { token } = await payload.login({
    collection: person === 'owner' ? 'owners' : 'users',
    data: { email: `${person}@example.be`, password },
  })
  if (!token) throw new Error(`Nobody could log in as ${person}`)
  return token
}

/** Those of all who can have one. */
export async function logInAll(): Promise<ReadonlyMap<Person, string>> {
  const tokens = new Map<Person, string>()
  for (const person of people) {
    if (person !== 'visitor') tokens.set(person, await logIn(person))
  }
  return tokens
}
