import { toReason } from '../to-reason'

/** Where the framework asks for a version to be restored: a POST, of a record or of settings. */
const restoreAddress = /^\/api\/(?:globals\/)?[\w-]+\/versions\/[\w-]+\/?\?draft=/

function isRestore(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const path = typeof input === 'string' ? input : ''
  const { pathname, search } = new URL(path, 'http://desk')
  return init?.method?.toUpperCase() === 'POST' && restoreAddress.test(`${pathname}${search}`)
}

/** The same way to the server, but for what it tells: why a version could not be restored. */
export function withRefusalsTold(ask: typeof fetch, tell: (reason: string) => void): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (response.ok || !isRestore(input, init)) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const reason = toReason(response.status, body)
    if (reason !== null) tell(reason)
    return response
  }
}
