import 'server-only'
import { toLocale } from '@/domain/kernel/locales'
import { privateHeaders } from '@/domain/protection/private-headers'
import { buildOwnDataPath } from '@/domain/routes/own-data'
import { leadTo, refusePress, tryPress } from '@/features/signed-pages/press'
import { env } from '@/server/env'
import { readBody, readText } from '@/server/request/read-body'
import { erasePerson } from './erase-person'
import { exportPerson } from './export-person'
import { findOwnAddress, readOwnDataToken } from './own-data-token'
import type { OwnDataOutcome } from './own-data-screen'

/** Presses behind one link in ten minutes; whoever takes a copy and then decides needs fewer. */
const pressesMax = 20

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
      ...privateHeaders,
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
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): Promise<Response | OwnDataOutcome | null> {
  const email = await findOwnAddress(mailId)
  if (email === null) return null
  if (deed === 'export') {
    const content = await exportPerson(email, { now, withOwner: false })
    return content === null ? 'unavailable' : toFile(content)
  }
  return isConfirmed ? erase(email, now) : 'unconfirmed'
}

/**
 * Gives somebody a copy of everything that is kept about them (200), or erases it and leads back to
 * the page (303). 404 for a link that is not ours, 400 for a press of no button of ours.
 */
export async function answerOwnData(request: Request, token: string): Promise<Response> {
  const read = readOwnDataToken(token, new Date())
  if (read === null) return refusePress(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refusePress(body.error)
  const deed = toDeed(readText(body.value, 'deed'))
  if (deed === null) return refusePress(400)
  const path = buildOwnDataPath(toLocale(readText(body.value, 'lang')), token)
  if (read.isExpired) return leadTo(path)
  const isConfirmed = readText(body.value, 'confirm') === 'on'
  const press = { name: 'own-data', id: read.mailId, max: pressesMax }
  const tried = await tryPress(press, (now) => carryOut(read.mailId, deed, { isConfirmed, now }))
  const outcome = tried.ok ? tried.value : tried.error
  if (outcome instanceof Response) return outcome
  return leadTo(outcome === null ? path : `${path}?${outcomeParameter}=${outcome}`)
}
