/** Milliseconds after which an answer comes too late to be of use. */
const patienceMs = 8_000

/**
 * What an endpoint of this site tells a script; null for a refusal, no line, no answer in time or
 * one that is not JSON, as a proxy sends while the site restarts. The page works without it.
 *
 * @param stop ends the question when its answer is not wanted any more
 */
export async function fetchJson<Answer>(href: string, stop?: AbortSignal): Promise<Answer | null> {
  const late = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(href, { signal: stop ? AbortSignal.any([stop, late]) : late })
    // The endpoint is this site's own, and the compiler checks what it sends.
    return response.ok ? ((await response.json()) as Answer) : null
  } catch (err) {
    const isExpected =
      err instanceof TypeError || err instanceof DOMException || err instanceof SyntaxError
    if (isExpected) return null
    throw err
  }
}
