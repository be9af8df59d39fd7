/** What came of something that the desk asked: the answer, or the reason of a refusal in its language. */
export type DeskAnswer =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; message: string; body: Readonly<Record<string, unknown>> }

async function readBody(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Asks the desk's own server about an account. */
export async function postDesk(deed: string, data: object, failed: string): Promise<DeskAnswer> {
  try {
    const response = await fetch(`/api/users/${deed}/`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    })
    const body = await readBody(response)
    if (response.ok) return { ok: true, body }
    const [first] = [body['errors']].flat()
    const message: unknown = Reflect.get(Object(first), 'message')
    return { ok: false, message: typeof message === 'string' ? message : failed, body }
  } catch {
    // The network, or an answer that is none: the sentence tells what to do.
    return { ok: false, message: failed, body: {} }
  }
}
