const patienceMs = 30_000

export type PageAnswer = {
  /** 0 for a connection that broke or an answer that did not come. */
  status: number
  ms: number
  headers: Headers
  body: string
}

/** Asks for a page as a browser does that has not been here before. */
export async function askPage(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageAnswer> {
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  try {
    const answer = await fetch(`${origin}${path}`, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await answer.text()
    return { status: answer.status, ms: ms(), headers: answer.headers, body }
  } catch {
    // Whatever broke: nothing came.
    return { status: 0, ms: ms(), headers: new Headers(), body: '' }
  }
}

/** What is wrong with an answer that says that a page cannot be shown now; empty when nothing is. */
export function findUnfriendly(path: string, answer: PageAnswer): string[] {
  const locale = path.split('/')[1] ?? ''
  const { status, headers, body } = answer
  return [
    ...(status === 503 ? [] : [`${path} answers ${status} in place of 503`]),
    ...(Number(headers.get('retry-after')) > 0 ? [] : [`${path} does not say when to ask again`]),
    ...(headers.get('cache-control') === 'no-store' ? [] : [`${path} may be kept by a cache`]),
    ...(body.includes(`<html lang="${locale}"`) ? [] : [`${path} does not speak ${locale}`]),
    ...(/<h1[^>]*>[^<]{5}/.test(body) ? [] : [`${path} shows no words`]),
  ]
}

/** How many there are of each. */
export function countBy(values: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
