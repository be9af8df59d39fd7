import { testSettings } from '../../../scripts/testing/test-databases'
import { ask } from './ask'

/** The editor of the bundled agency; a site that already runs may have another login. */
const login = {
  email: process.env.SEED_ADMIN_EMAIL ?? testSettings.adminEmail,
  password: process.env.SEED_ADMIN_PASSWORD ?? testSettings.adminPassword,
}

export type Editor = {
  /** What the session cookie of the editor holds. */
  token: string
  /** Asks the site's own interface as the editor, and returns what it answers. */
  read: <T>(path: string) => Promise<T>
  change: (path: string, data: object) => Promise<void>
  /** Changes settings, which are one record each. */
  set: (path: string, data: object) => Promise<void>
  /** @returns the id of the new record */
  create: (path: string, data: object) => Promise<number>
  remove: (path: string) => Promise<void>
}

/** Hands the session to the workers. */
export const tokenVariable = 'E2E_EDITOR_TOKEN'

type Question = { method: string; path: string; data?: object }

/** Asks the site's own interface, with the session of a token. */
export async function send(origin: string, { method, path, data }: Question, token?: string) {
  const headers = {
    'content-type': 'application/json',
    origin,
    ...(token !== undefined && { authorization: `JWT ${token}` }),
  }
  const body = data && JSON.stringify(data)
  const answer = await ask(origin, { method, path, body, headers })
  if (answer.status >= 300) {
    throw new Error(`${method} ${path} answers ${answer.status}: ${answer.body.slice(0, 300)}`)
  }
  return JSON.parse(answer.body)
}

/** Logs in the way the desk does. */
export async function requestToken(origin: string, account = login): Promise<string> {
  const { token } = await send(origin, { method: 'POST', path: '/api/users/login/', data: account })
  return String(token)
}

/** The desk as the editor of this run, who was logged in before the first test. */
export function openDesk(origin: string): Editor {
  const token = process.env[tokenVariable]
  if (token === undefined) throw new Error('No editor was logged in: see log-in-once.ts')
  const asEditor = (question: Question) => send(origin, question, token)
  return {
    token,
    read: (path) => asEditor({ method: 'GET', path }),
    change: async (path, data) => {
      await asEditor({ method: 'PATCH', path, data })
    },
    set: async (path, data) => {
      await asEditor({ method: 'POST', path, data })
    },
    create: async (path, data) => {
      const { doc } = await asEditor({ method: 'POST', path, data })
      return doc.id
    },
    remove: async (path) => {
      await asEditor({ method: 'DELETE', path })
    },
  }
}
