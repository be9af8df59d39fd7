import 'server-only'
import type { z } from 'zod'

/** No answer that the desk gives is longer, in characters. */
const bodyCharactersMax = 20_000

async function readText(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return request.text()
  // The forms of the framework wrap what they send.
  const wrapped = (await request.formData()).get('_payload')
  return typeof wrapped === 'string' ? wrapped : ''
}

/** What the desk sent; null for anything that does not have its form. The request can be read again. */
export async function readSent<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyCharactersMax) return null
  try {
    const text = await readText(request.clone())
    return text.length > bodyCharactersMax
      ? null
      : (schema.safeParse(JSON.parse(text)).data ?? null)
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) return null
    throw cause
  }
}
