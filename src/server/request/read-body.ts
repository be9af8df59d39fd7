import { fieldsPart } from './form-parts'
import { err, ok, type Result } from '@/domain/kernel/result'

/** Largest body that is read, in bytes. */
export const bodyBytesMax = 64 * 1024

/** Largest body that is read where files may come with it, in bytes: more than any that is kept. */
export const fileBodyBytesMax = 8 * 1024 * 1024

/** A file as it was sent; nothing in it has been checked. */
export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** Status of a request that is no form at all. */
export type ReadRefusal = 400 | 403 | 413 | 415

/** The fields of a sent form, however it was sent. */
export type FormBody = {
  isScripted: boolean
  read: (name: string) => unknown
  /** The files under a name; a field of the form in which none was chosen has none. */
  readFiles: (name: string) => Promise<SentFile[]>
}

const noFiles = async () => []

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

/** The bytes of a body, or null as soon as they are more than allowed. */
export async function readLimited(
  request: Request,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return null
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk?.value) break
    bytes += chunk.value.byteLength
    if (bytes > bytesMax) {
      await reader?.cancel()
      return null
    }
    chunks.push(chunk.value)
  }
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** What a body of JSON holds; null for one that is no JSON, or larger than allowed. */
export async function readJson(request: Request, bytesMax = bodyBytesMax): Promise<unknown> {
  const bytes = await readLimited(request, bytesMax)
  return bytes === null ? null : toJson(bytes)
}

/** The same of a body that was read before, by whoever tells one that is too large apart. */
export function toJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Not JSON at all: the sender is told so by the status.
    return null
  }
}

function parseJson(text: string): FormBody | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const fields = new Map<string, unknown>(Object.entries(value))
    return { isScripted: true, read: (name) => fields.get(name), readFiles: noFiles }
  } catch {
    // Not JSON at all: the sender is told so by the status.
    return null
  }
}

/** One value, or all where a name stands more than once. */
function toOne(values: readonly unknown[]): unknown {
  return values.length > 1 ? values : values[0]
}

function parseUrlEncoded(text: string): FormBody {
  const fields = new URLSearchParams(text)
  return {
    isScripted: false,
    read: (name) => toOne(fields.getAll(name)),
    readFiles: noFiles,
  }
}

async function toSentFile(file: File): Promise<SentFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** A browser sends a nameless, empty file where none was chosen. */
const isChosen = ({ name, size }: File) => name !== '' || size > 0

/** Fields and files of a form in parts; a script sends its fields as JSON in one of them. */
async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormBody | null> {
  try {
    const parts = new Response(bytes, { headers: { 'content-type': contentType } })
    const form = await parts.formData()
    const json = form.get(fieldsPart)
    const fields = typeof json === 'string' ? parseJson(json) : null
    if (typeof json === 'string' && fields === null) return null
    const isText = (value: unknown) => typeof value === 'string'
    return {
      isScripted: fields !== null,
      read: fields?.read ?? ((name) => toOne(form.getAll(name).filter(isText))),
      readFiles: (name) => {
        const files = form.getAll(name).filter((value) => value instanceof File)
        return Promise.all(files.filter(isChosen).map(toSentFile))
      },
    }
  } catch {
    // No parts at all: the sender is told so by the status.
    return null
  }
}

/**
 * Reads a sent form, whatever wrote it; refuses what a form of this site never sends.
 *
 * @param options.takesMultipart whether it may come in parts, as mail programs send it (RFC 8058)
 * @param options.fileBytesMax largest body with files, in bytes; `fileBodyBytesMax` unless it is set
 * @param options.takesFiles whether files may come with it, which is in parts too
 */
export async function readBody(
  request: Request,
  siteUrl: string,
  options: { takesMultipart?: boolean; takesFiles?: boolean; fileBytesMax?: number } = {},
): Promise<Result<FormBody, ReadRefusal>> {
  const { takesMultipart = false, takesFiles = false, fileBytesMax = fileBodyBytesMax } = options
  if (!isSameSite(request.headers, siteUrl)) return err(403)
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  const isInParts = (takesMultipart || takesFiles) && type === 'multipart/form-data'
  const isPlain = type === 'application/json' || type === 'application/x-www-form-urlencoded'
  if (!isInParts && !isPlain) return err(415)
  const bytes = await readLimited(request, isInParts && takesFiles ? fileBytesMax : bodyBytesMax)
  if (bytes === null) return err(413)
  if (isInParts) return toResult(await parseMultipart(bytes, contentType))
  const text = new TextDecoder().decode(bytes)
  return toResult(type === 'application/json' ? parseJson(text) : parseUrlEncoded(text))
}

function toResult(body: FormBody | null): Result<FormBody, ReadRefusal> {
  return body === null ? err(400) : ok(body)
}

export function readText(body: FormBody, name: string): string {
  const value = body.read(name)
  return typeof value === 'string' ? value : ''
}
