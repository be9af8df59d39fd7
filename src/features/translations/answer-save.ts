import 'server-only'
import { z } from 'zod'
import { saveTexts } from '@/cms/translations/save-texts'
import { locales } from '@/domain/kernel/locales'
import { recordIdMax } from '@/domain/kernel/record-id'
import { noStore } from '@/domain/protection/private-headers'
import { payloadAsSystem } from '@/server/payload'
import { readJson } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { findTranslator } from './desk-door'
import { toStatus } from './to-status'

/** More than any field takes; what does not fit a field is told by its own limit. */
const textCharactersMax = 200_000

/** JSON may write a character in six bytes; the rest of the form is small beside it. */
const bodyBytesMax = textCharactersMax * 6 + 16 * 1024

const hash = z.string().max(60)

const saveForm = z.object({
  owner: z.string().max(80),
  record: z.number().int().min(0).max(recordIdMax),
  path: z.string().max(400),
  locale: z.enum(locales),
  text: z.string().max(textCharactersMax),
  source: hash,
  target: hash.nullable(),
  /** Of the desk, for what is said about it. */
  language: z.enum(locales),
})

/**
 * Keeps one translation for the desk, with the rights of who sends it: 200 with what is kept, else
 * the reason as `refusal`; 404 to everybody who translates nothing, 400 for what is no translation.
 */
export async function answerSaveText(request: Request): Promise<Response> {
  const user = await findTranslator(request)
  if (user === null) return refuse(404)
  const sent = saveForm.safeParse(await readJson(request, bodyBytesMax))
  if (!sent.success) return refuse(400)
  const { owner, record, locale, language, ...change } = sent.data
  const payload = await payloadAsSystem('saving a translation, with the rights of who wrote it')
  const order = { owner, record, locale, changes: [change] }
  const outcome = await saveTexts(payload, user, order, language)
  const result = outcome.get(change.path)
  if (result === undefined) throw new Error(`No outcome for the text ${owner} ${change.path}`)
  return result.ok
    ? Response.json({ saved: result.value }, { headers: noStore })
    : Response.json({ refusal: result.error }, { status: toStatus(result.error), headers: noStore })
}
