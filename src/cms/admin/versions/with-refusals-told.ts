import { toReason } from '../to-reason'

/** Where the framework asks for a version to be restored: a POST, of a record or of settings. */
const restoreAddress = /^\/api\/(?:globals\/)?[\w-]+\/versions\/[\w-]+\/?\?draft=/

function isRestore(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const path = typeof input === 'string' ? input : ''
  const { pathname, search } = new URL(path, 'http://desk')
  return init?.method?.toUpperCase() === 'POST' && restoreAddress.test(`${pathname}${search}`)
}

type Notice = { id: number | string; title?: unknown }

/**
 * The one notice of a refusal: what was not done and why. It takes the place of the notice with the bare
 * sentence, behind which a second one would not be read.
 *
 * @param shown notices on the screen, the newest last
 */
export function toRefusalNotice(
  shown: readonly object[],
  sentence: string,
  reason: string,
): { text: string; id?: number | string } {
  const bare = shown.findLast(
    (notice): notice is Notice => 'title' in notice && notice.title === sentence,
  )
  return bare ? { text: `${sentence} ${reason}`, id: bare.id } : { text: reason }
}

/**
 * The same way to the server, but for what it tells: why a version could not be restored. It is told once
 * whoever asked has had its own say about the answer, so that the reason can be added to that.
 */
export function withRefusalsTold(ask: typeof fetch, tell: (reason: string) => void): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (response.ok || !isRestore(input, init)) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const reason = toReason(response.status, body)
    if (reason !== null) setTimeout(tell, 0, reason)
    return response
  }
}
