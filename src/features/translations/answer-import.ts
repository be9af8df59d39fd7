import 'server-only'
import { z } from 'zod'
import { importTexts } from '@/cms/translations/import-texts'
import { locales } from '@/domain/kernel/locales'
import { err, type Result } from '@/domain/kernel/result'
import { noStore } from '@/domain/protection/private-headers'
import type { FileProblem, ReturnedFile } from '@/domain/translations/exchange'
import { exchangeFileBytesMax } from '@/domain/translations/exchange-bounds'
import { parseJsonExchange } from '@/domain/translations/json-exchange'
import { parseXliff } from '@/domain/translations/xliff'
import { env } from '@/server/env'
import { payloadAsSystem } from '@/server/payload'
import { readBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { readXmlContent } from '@/server/xml/read-xml'
import { findTranslator } from './desk-door'

const importForm = z.object({
  language: z.enum(locales),
  deed: z.enum(['look', 'apply']),
})

async function readFile(bytes: Uint8Array): Promise<Result<ReturnedFile, FileProblem>> {
  const text = decode(bytes)
  if (text === null) return err('malformed')
  if (/^\uFEFF?\s*\{/.test(text)) return parseJsonExchange(text)
  const root = await readXmlContent(text)
  return root.ok ? parseXliff(root.value) : err('malformed')
}

/** Tools on Windows write UTF-16 now and then; anything else has to be UTF-8. */
function decode(bytes: Uint8Array): string | null {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // The sender is told that the file cannot be read.
    return null
  }
}

/**
 * Looks at a file that a translator hands back, or takes it in: 200 with what changes and what is
 * refused, 422 with a `problem` for a file that cannot be read; 404 to everybody who translates
 * nothing, 400 for no file, 413 for one that is too large.
 */
export async function answerImport(request: Request): Promise<Response> {
  const user = await findTranslator(request)
  if (user === null) return refuse(404)
  const body = await readBody(request, env().SITE_URL, {
    takesFiles: true,
    fileBytesMax: exchangeFileBytesMax,
  })
  if (!body.ok) return refuse(body.error)
  const { value: sent } = body
  const form = importForm.safeParse({ language: sent.read('language'), deed: sent.read('deed') })
  const [file] = await sent.readFiles('file')
  if (!form.success || !file) return refuse(400)
  const read = await readFile(file.bytes)
  if (!read.ok) return Response.json({ problem: read.error }, { status: 422, headers: noStore })
  const { language, deed } = form.data
  const payload = await payloadAsSystem('taking in translations, with the rights of who sends them')
  const settings = { language, isDryRun: deed === 'look' }
  const report = await importTexts(payload, user, read.value, settings)
  return Response.json({ report }, { headers: noStore })
}
