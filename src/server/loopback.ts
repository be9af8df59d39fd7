import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { env } from './env'
import { toKeyedHash } from './keyed-hash'
import { toLocalUrl } from './local-url'
import { isSameText } from './same-text'

/** Header that proves that a request to an internal address comes from this site's own servers. */
const internalHeader = 'x-gevel-internal'

/** Longer than any page takes to be made, in milliseconds. */
const patienceMs = 15_000

/** The token for internal addresses; derived, so that it needs no setting of its own. */
function internalToken(secret: string): string {
  return toKeyedHash('internal-requests', '', secret)
}

/** Whether a request comes from this very server. */
export function isInside(headers: Pick<Headers, 'get'>): boolean {
  const token = headers.get(internalHeader)
  return token !== null && isSameText(token, internalToken(env().PAYLOAD_SECRET))
}

/** The same of a request before the framework sees it. */
export function isInsideRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return isInside({ get: (name) => headers[name]?.toString() ?? null })
}

export type InsideAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

async function readWhole(answer: IncomingMessage): Promise<InsideAnswer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const { statusCode = 0, headers } = answer
  return { status: statusCode, headers, body: Buffer.concat(chunks) }
}

/**
 * Asks this very server, without leaving the machine and in a way that only it can. Not with
 * `fetch`: that unpacks a body which a visitor could be sent as it is, and the framework's keeps
 * answers.
 *
 * @param path from the root of the site, its query included
 * @param given.json sent as the body of a POST; without it the question is a GET
 * @throws the driver's error when there is no whole answer in time; an answer of whatever status is
 * returned, and a redirect is not followed
 */
export async function askInside(
  path: string,
  given: { headers?: Record<string, string>; json?: unknown; timeoutMs?: number } = {},
): Promise<InsideAnswer> {
  const { HOSTNAME, PORT, PAYLOAD_SECRET } = env()
  const body = given.json === undefined ? undefined : JSON.stringify(given.json)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(toLocalUrl(path, { host: HOSTNAME, port: PORT }), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...given.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        [internalHeader]: internalToken(PAYLOAD_SECRET),
      },
      // A connection of its own: one that was kept may be closed just when it is used again.
      agent: false,
      signal: AbortSignal.timeout(given.timeoutMs ?? patienceMs),
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  return readWhole(answer)
}
