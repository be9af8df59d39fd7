import 'server-only'
import type { z } from 'zod'
import { readLimited } from '@/server/request/read-body'

/** No answer that the desk gives is longer, in bytes. */
const bodyBytesMax = 20_000

async function toText(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  if (!type.startsWith('multipart/form-data')) return new TextDecoder().decode(bytes)
  // The forms of the framework wrap what they send.
  const parts = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const wrapped = parts.get('_payload')
  return typeof wrapped === 'string' ? wrapped : ''
}

/**
 * What the desk sent; null for anything that does not have its form, or is longer than it can be,
 * whatever its length is said to be. The body is used then.
 */
export async function readSent<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const bytes = await readLimited(request, bodyBytesMax)
  if (bytes === null) return null
  try {
    const text = await toText(bytes, request.headers.get('content-type') ?? '')
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) return null
    throw cause
  }
}

/** A request like another one whose body was read, with what was understood of it. */
export function sendAgain(request: Request, data: object): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  const { url, method } = request
  return new Request(url, { method, headers, body: JSON.stringify(data) })
}
