import 'server-only'
import { findMessageProblem, toMessageText } from '@/domain/owners/message'
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
import type { Owned, OwnerDoor } from './owner-door'
import { buildSectionPath } from './section-path'
import { keepMessage } from './write-records'

/** Names the form of a message among the drafts of a page. */
export const messageKind = 'portal-message'

/** Messages of one account; a talk needs fewer. */
const limit = { max: 20, windowSeconds: 60 * 60 }

async function tryKeep(owned: Owned, text: string): Promise<SendProblem | null> {
  const problem = findMessageProblem(text)
  if (problem !== null) return problem
  try {
    await requireDatabase()
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
  const owned = await findOwned(request, propertyIdText, door)
  if (owned === null) return turnAway(request, locale, door)
  const propertyId = owned.property.id
  const typed = readText(body.value, 'text')
  const problem = await tryKeep(owned, toMessageText(typed))
  const place = { section: 'messages', propertyId, locale } as const
  if (problem === null) {
    const path = buildSectionPath(locale, propertyId, 'messages')
    return goTo(`${path}?${doneParameter}=message`)
  }
  const form = { kind: messageKind, field: 'text', values: { text: typed }, problem }
  return showProblem(request, place, form)
}
