import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { findMessageProblem, toMessageText } from '@/domain/owners/message'
import { parsePublicId } from '@/domain/routes/public-id'
import { requireDatabase } from '@/server/db'
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
  turnAway,
  type SendProblem,
} from './answer-record'
import type { OwnerDoor } from './owner-door'
import { buildSectionPath } from './section-path'
import { keepMessage } from './write-records'

/** Names the form of a message among the drafts of a page. */
export const messageKind = 'portal-message'

/** Messages of one account; a talk needs fewer. */
const limit = { max: 20, windowSeconds: 60 * 60 }

type Sent = { text: string; locale: Locale }

async function tryKeep(
  request: Request,
  propertyIdText: string,
  { text, locale }: Sent,
  door: OwnerDoor,
): Promise<Response | SendProblem | null> {
  try {
    // Before who it is: while the database is away everybody would seem to be signed out.
    await requireDatabase()
    const owned = await findOwned(request, propertyIdText, door)
    if (owned === null) return await turnAway(request, locale, door)
    const problem = findMessageProblem(text)
    if (problem !== null) return problem
    if (!(await isWithinLimit('portal-message', owned.owner.id, limit))) return 'limited'
    await keepMessage(owned, text, new Date())
    return null
  } catch (cause) {
    logError('a message of an owner could not be kept', withoutText(cause))
    return 'unavailable'
  }
}

/** Takes a message of an owner: 303 to the thread, or the thread again with what was typed. */
export async function answerMessage(
  request: Request,
  propertyIdText: string,
  door: OwnerDoor,
): Promise<Response> {
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = readLocale(body.value)
  const typed = readText(body.value, 'text')
  const sent = { text: toMessageText(typed), locale }
  const outcome = await tryKeep(request, propertyIdText, sent, door)
  if (outcome instanceof Response) return outcome
  const propertyId = parsePublicId(propertyIdText)
  if (propertyId === null) return refuse(503)
  if (outcome === null) {
    const path = buildSectionPath(locale, propertyId, 'messages')
    return goTo(`${path}?${doneParameter}=message`)
  }
  const place = { section: 'messages', propertyId, locale } as const
  const form = { kind: messageKind, field: 'text', values: { text: typed }, problem: outcome }
  return showProblem(request, place, form)
}
