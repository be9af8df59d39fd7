import { Refused, send } from '@/cms/admin/ask.client'
import { toReason } from '@/cms/admin/to-reason'
import { buildDeskApiPath } from '@/domain/routes/desk'

/** What came of something that the desk asked: the answer, or the reason of a refusal in its language. */
export type DeskAnswer =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; message: string; body: Readonly<Record<string, unknown>> }

async function readBody(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Asks the desk's own server about an account of staff. */
export const postDesk = (deed: string, data: object, failed: string): Promise<DeskAnswer> =>
  postTo(buildDeskApiPath('users', deed), data, failed)

/** Asks the desk's own server for something. */
export async function postTo(href: string, data: object, failed: string): Promise<DeskAnswer> {
  try {
    const response = await send(href, data).catch((error: unknown) => {
      if (error instanceof Refused) return error.response
      throw error
    })
    const body = await readBody(response)
    if (response.ok) return { ok: true, body }
    return { ok: false, message: toReason(response.status, body) ?? failed, body }
  } catch {
    // The network, or an answer that is none: the sentence tells what to do.
    return { ok: false, message: failed, body: {} }
  }
}
