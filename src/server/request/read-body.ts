import { err, ok, type Result } from '@/domain/kernel/result'

/** Largest body that is read, in bytes. */
export const bodyBytesMax = 64 * 1024

/** Status of a request that is no form at all. */
export type ReadRefusal = 400 | 403 | 413 | 415

/** The fields of a sent form, however it was sent. */
export type FormBody = { isScripted: boolean; read: (name: string) => unknown }

/**
 * True unless a browser says that another site sends the form. Programs that are no browser say
 * nothing; they have no cookies to abuse either.
 */
export function isSameSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return origin === siteUrl || host === headers.get('host')
}

/** The text of a body, or null as soon as it is larger than allowed. */
async function readLimited(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytesMax) return null
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk?.value) return text + decoder.decode()
    bytes += chunk.value.byteLength
    if (bytes > bodyBytesMax) {
      await reader?.cancel()
      return null
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}

function parseJson(text: string): FormBody | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const fields = new Map<string, unknown>(Object.entries(value))
    return { isScripted: true, read: (name) => fields.get(name) }
  } catch {
    // Not JSON at all: the sender is told so by the status.
    return null
  }
}

function parseUrlEncoded(text: string): FormBody {
  const fields = new URLSearchParams(text)
  return {
    isScripted: false,
    read: (name) => {
      const values = fields.getAll(name)
      return values.length > 1 ? values : values[0]
    },
  }
}

/** Fields of a form in parts; a file among them counts as not sent. */
async function parseMultipart(text: string, contentType: string): Promise<FormBody | null> {
  try {
    const parts = new Response(text, { headers: { 'content-type': contentType } })
    const fields = await parts.formData()
    return { isScripted: false, read: (name) => fields.get(name) }
  } catch {
    // No parts at all: the sender is told so by the status.
    return null
  }
}

/**
 * Reads a sent form, whatever wrote it; refuses what a form of this site never sends.
 *
 * @param options.takesMultipart whether it may come in parts, as mail programs send it (RFC 8058)
 */
export async function readBody(
  request: Request,
  siteUrl: string,
  { takesMultipart = false }: { takesMultipart?: boolean } = {},
): Promise<Result<FormBody, ReadRefusal>> {
  if (!isSameSite(request.headers, siteUrl)) return err(403)
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  const isInParts = takesMultipart && type === 'multipart/form-data'
  const isPlain = type === 'application/json' || type === 'application/x-www-form-urlencoded'
  if (!isInParts && !isPlain) return err(415)
  const text = await readLimited(request)
  if (text === null) return err(413)
  if (isInParts) return toResult(await parseMultipart(text, contentType))
  return toResult(type === 'application/json' ? parseJson(text) : parseUrlEncoded(text))
}

function toResult(body: FormBody | null): Result<FormBody, ReadRefusal> {
  return body === null ? err(400) : ok(body)
}

export function readText(body: FormBody, name: string): string {
  const value = body.read(name)
  return typeof value === 'string' ? value : ''
}
