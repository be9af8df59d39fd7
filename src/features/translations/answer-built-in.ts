import 'server-only'
import { z } from 'zod'
import { saveBuiltInText } from '@/cms/translations/built-in-texts'
import { locales } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { payloadAsSystem } from '@/server/payload'
import { readJson } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { findTranslator } from './desk-door'
import { toStatus } from './to-status'

const textCharactersMax = 10_000

/** JSON may write a character in six bytes, and the form has two texts. */
const bodyBytesMax = 2 * textCharactersMax * 6 + 16 * 1024

const changeForm = z.object({
  key: z.string().max(200),
  locale: z.enum(locales),
  text: z.string().max(textCharactersMax),
  seen: z.string().max(textCharactersMax),
  language: z.enum(locales),
})

/**
 * Replaces a built-in text for the desk: 200 with the words that now stand in its place, else the
 * reason as `refusal`; 404 to everybody who translates nothing, 400 for what is no text.
 */
export async function answerSaveBuiltIn(request: Request): Promise<Response> {
  const user = await findTranslator(request)
  if (user === null) return refuse(404)
  const sent = changeForm.safeParse(await readJson(request, bodyBytesMax))
  if (!sent.success) return refuse(400)
  const { language, ...change } = sent.data
  const payload = await payloadAsSystem(
    'replacing a built-in text, with the rights of who wrote it',
  )
  const result = await saveBuiltInText(payload, user, change, language)
  return result.ok
    ? Response.json({ saved: result.value }, { headers: noStore })
    : Response.json({ refusal: result.error }, { status: toStatus(result.error), headers: noStore })
}
