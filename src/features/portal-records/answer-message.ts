import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { findMessageProblem, toMessageText } from '@/domain/owners/message'
import { parsePublicId } from '@/domain/routes/public-id'
import { formParameter } from '@/domain/routes/reserved'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { readBody, readText } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import {
  doneParameter,
  goTo,
  isWithinLimit,
  readLocale,
  showProblem,
  findOwned,
  toSectionPlace,
  turnAway,
  type SendProblem,
} from './answer-record'
import {
  dropMessageDraft,
  messageKind,
  toDraftValues,
  writerField,
  type SentMessage,
} from './message-draft'
import { buildSectionPath } from './section-path'
import { keepMessage } from './write-records'

/** Messages of one account; a talk needs fewer. */
const limit = { max: 20, windowSeconds: 60 * 60 }

type Sent = SentMessage & { locale: Locale }

async function tryKeep(
  request: Request,
  propertyIdText: string,
  { locale, ...sent }: Sent,
): Promise<Response | SendProblem | null> {
  const text = toMessageText(sent.typed)
  try {
    const owned = await findOwned(request, propertyIdText)
    if (owned === null) {
      const place = toSectionPlace(propertyIdText, 'messages')
      const draft = { kind: messageKind, values: toDraftValues(sent) }
      const turned = { locale, place, ...(text !== '' && { draft }) }
      return await turnAway(request, turned)
    }
    const problem = findMessageProblem(text)
    if (problem !== null) return problem
    if (!(await isWithinLimit('portal-message', owned.owner.id, limit))) return 'limited'
    await keepMessage(owned, text, new Date())
    await dropMessageDraft(sent.waiting)
    return null
  } catch (cause) {
    logError('a message of an owner could not be kept', withoutText(cause))
    return 'unavailable'
  }
}

/** Takes a message of an owner: 303 to the thread, or the thread again with what was typed. */
export async function answerMessage(request: Request, propertyIdText: string): Promise<Response> {
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = readLocale(body.value)
  const sent = {
    typed: readText(body.value, 'text'),
    writer: readText(body.value, writerField),
    waiting: readText(body.value, formParameter),
  }
  const outcome = await tryKeep(request, propertyIdText, { ...sent, locale })
  if (outcome instanceof Response) return outcome
  const propertyId = parsePublicId(propertyIdText)
  if (propertyId === null) return refuse(503)
  if (outcome === null) {
    const path = buildSectionPath(locale, propertyId, 'messages')
    return goTo(`${path}?${doneParameter}=message`)
  }
  const place = { section: 'messages', propertyId, locale } as const
  const form = { kind: messageKind, field: 'text', values: toDraftValues(sent), problem: outcome }
  return showProblem(request, place, form)
}
