import { request } from 'node:http'

export type Answer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export type Question = {
  path: string
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/**
 * Asks the site for exactly this path. Browsers and `fetch` tidy an address up before they send
 * it; a server also has to answer what they would never send. Follows no redirect, and sends no
 * header that is not named.
 */
export function ask(origin: string, question: Question): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const { path, method = 'GET', headers = {}, body } = question
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { hostname, port, path, method, headers: { ...headers, ...length }, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [
                name,
                [value].flat().join(', '),
              ]),
            ),
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Where an answer sends the browser: a path on this site, or a whole address elsewhere. */
export function toTarget(answer: Answer, origin: string): string | null {
  const { location } = answer.headers
  if (location === undefined) return null
  const base = new URL(origin)
  const target = new URL(location, base)
  return target.host === base.host ? `${target.pathname}${target.search}` : target.href
}
