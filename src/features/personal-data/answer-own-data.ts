import 'server-only'
import { toLocale } from '@/domain/kernel/locales'
import { buildOwnDataPath } from '@/domain/routes/own-data'
import { leadTo, signedPageHeaders } from '@/features/signed-pages/answer-deed'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { hit } from '@/server/rate-limit/rate-limit'
import { readBody, readText } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { erasePerson } from './erase-person'
import { exportPerson } from './export-person'
import { findOwnAddress, readOwnDataToken } from './own-data-token'
import type { OwnDataOutcome } from './own-data-screen'

/** Presses behind one link; whoever takes a copy and then decides needs fewer. */
const limit = { max: 20, windowSeconds: 10 * 60 }

/** Query parameter of the page that says what a press came to. */
export const outcomeParameter = 'outcome'

type Deed = 'export' | 'erase'

function toDeed(text: string): Deed | null {
  return text === 'export' || text === 'erase' ? text : null
}

/** A file for the person, and for no cache on its way. */
function toFile(content: unknown): Response {
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      ...signedPageHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="own-data.json"',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function erase(email: string, now: Date): Promise<OwnDataOutcome> {
  const erased = await erasePerson({ email, actor: { by: 'person' }, now })
  if (!erased.ok) return 'unavailable'
  return erased.value.kept > 0 ? 'erasedKept' : 'erased'
}

/** What a press came to: a file, or what the page is to say; null to show the page as it stands. */
async function carryOut(
  mailId: number,
  deed: Deed,
  isConfirmed: boolean,
): Promise<Response | OwnDataOutcome | null> {
  try {
    await requireDatabase()
    const now = new Date()
    const secret = env().PAYLOAD_SECRET
    const { isAllowed } = await hit(`own-data:${mailId}`, limit, { now, secret })
    if (!isAllowed) return 'unavailable'
    const email = await findOwnAddress(mailId)
    if (email === null) return null
    if (deed === 'export') {
      const content = await exportPerson(email, { now, withOwner: false })
      return content === null ? 'unavailable' : toFile(content)
    }
    return isConfirmed ? await erase(email, now) : 'unconfirmed'
  } catch (cause) {
    logError('what somebody asked about their own data failed', withoutText(cause))
    return 'unavailable'
  }
}

/**
 * Gives somebody a copy of everything that is kept about them (200), or erases it and leads back to
 * the page (303). 404 for a link that is not ours, 400 for a press of no button of ours.
 */
export async function answerOwnData(request: Request, token: string): Promise<Response> {
  const read = readOwnDataToken(token, new Date())
  if (read === null) return refuse(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const deed = toDeed(readText(body.value, 'deed'))
  if (deed === null) return refuse(400)
  const isConfirmed = readText(body.value, 'confirm') === 'on'
  const outcome = read.isExpired ? null : await carryOut(read.mailId, deed, isConfirmed)
  if (outcome instanceof Response) return outcome
  const path = buildOwnDataPath(toLocale(readText(body.value, 'lang')), token)
  return leadTo(outcome === null ? path : `${path}?${outcomeParameter}=${outcome}`)
}
