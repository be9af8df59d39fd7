import 'server-only'
import { z } from 'zod'
import { listTranslatedLanguages } from '@/cms/access/translated-languages'
import { findAllowedOwners } from '@/cms/translations/allowed-owners'
import { exportTexts } from '@/cms/translations/export-texts'
import { formatNumber } from '@/domain/formats/numbers'
import { locales, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { formatJsonExchange } from '@/domain/translations/json-exchange'
import { workShows } from '@/domain/translations/work-shows'
import { formatXliff } from '@/domain/translations/xliff'
import { payloadAsSystem } from '@/server/payload'
import { refuse } from '@/server/request/refuse'
import { fillIn } from '@/ui/template'
import { findTranslator } from './desk-door'
import { messages } from './messages'

const exportForm = z.object({
  to: z.enum(locales),
  section: z.string().max(80).default(''),
  show: z.enum(['open', 'missing', 'stale', 'fresh', 'all']).default('open'),
  q: z.string().max(100).default(''),
  format: z.enum(['xliff', 'json']).default('xliff'),
  language: z.enum(locales),
})

const types = {
  xliff: { contentType: 'application/xliff+xml; charset=utf-8', extension: 'xlf' },
  json: { contentType: 'application/json; charset=utf-8', extension: 'json' },
} as const

function sayPart(count: number, total: number, language: Locale): string {
  return fillIn(messages[language].part, { count: formatNumber(count), total: formatNumber(total) })
}

/**
 * The texts of a language as a file for a translator, as far as the account may write them: 404 to
 * everybody who translates nothing, 403 for a language that is not theirs, 400 for no question.
 */
export async function answerExport(request: Request): Promise<Response> {
  const user = await findTranslator(request)
  if (user === null) return refuse(404)
  const asked = exportForm.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400)
  const { to, section, show, q, format, language } = asked.data
  if (!listTranslatedLanguages(user).includes(to)) return refuse(403)
  const payload = await payloadAsSystem(
    'reading texts for a translator, with the rights of who asks',
  )
  const owners = (await findAllowedOwners(payload, user)).filter(
    ({ name }) => section === '' || name === section,
  )
  const question = { owners, locale: to, states: workShows[show], search: q.trim() }
  const { texts, total } = await exportTexts(payload, user, question, language)
  const note = total === null ? null : sayPart(texts.length, total, language)
  const { contentType, extension } = types[format]
  const name = ['gevel', to, section.replace(':', '-'), show]
    .filter((part) => part !== '')
    .join('-')
  const write = format === 'xliff' ? formatXliff : formatJsonExchange
  return new Response(write(to, texts, note), {
    headers: {
      ...noStore,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w-]/g, '')}.${extension}"`,
    },
  })
}
